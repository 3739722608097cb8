import {expect, it} from 'vitest';
import {readAssistants} from '../../../config/assistants';
import {questionUrl} from './questionUrl';

it('carries the question whole, with the address in it', () => {
  const question = 'Lee https://docs.acme.example/docs-es/buscar.md?a=b&c#d y responde: ¿qué dice?';
  for (const assistant of readAssistants({})) {
    expect(new URL(questionUrl(assistant, question)).searchParams.get('q')).toBe(question);
  }
});
