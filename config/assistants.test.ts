import {describe, expect, it} from 'vitest';
import {installUrls, readAssistants} from './assistants';

describe('readAssistants', () => {
  it('has all of them unless they are switched off', () => {
    const names = readAssistants({}).map(({name}) => name);
    expect(names).toEqual(['Claude', 'ChatGPT']);
    expect(readAssistants({ASSISTANT_LINKS: 'on'})).toEqual(readAssistants({}));
    expect(readAssistants({ASSISTANT_LINKS: 'off'})).toEqual([]);
  });

  it('refuses another value', () => {
    expect(() => readAssistants({ASSISTANT_LINKS: 'no'})).toThrow('ASSISTANT_LINKS is "no". Write "on" or "off".');
  });
});

describe('installUrls', () => {
  const start = {command: 'npx', args: ['-y', 'zephyr-docs-mcp']};
  const {cursorInstallUrl, vsCodeInstallUrl} = installUrls('zephyr');

  it('tell Cursor how to start the server', () => {
    const {protocol, searchParams} = new URL(cursorInstallUrl);
    expect([protocol, searchParams.get('name')]).toEqual(['cursor:', 'zephyr-docs']);
    expect(JSON.parse(atob(searchParams.get('config') ?? ''))).toEqual(start);
  });

  it('tell VS Code how to start the server', () => {
    const [address, config = ''] = vsCodeInstallUrl.split('?');
    expect(address).toBe('vscode:mcp/install');
    expect(JSON.parse(decodeURIComponent(config))).toEqual({name: 'zephyr-docs', ...start});
  });
});
