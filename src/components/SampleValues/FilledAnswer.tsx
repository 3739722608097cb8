import type {ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import CodeBlock from '@theme/CodeBlock';
import type {Operation} from '../../reference/contract/types';
import {answerTo, type ContractAnswer} from '../../reference/samples/answerTo';
import type {FilledValues} from '../../reference/samples/sampleValues';
import styles from './styles.module.css';

/** Why the values get this answer. */
function reasonText({reason}: ContractAnswer): string {
  switch (reason) {
    case 'test number':
      return translate({id: 'site.answer.testNumber', message: 'Sandbox mode gives this answer to this test value.'});
    case 'unknown number':
      return translate({id: 'site.answer.unknown', message: 'Sandbox mode finds its test values only.'});
    default:
      return translate({id: 'site.answer.example', message: 'No value decides here: this is the usual answer.'});
  }
}

export interface FilledAnswerProps {
  operation: Operation;
  values: FilledValues;
  /** Whether the reader asked for it. */
  isShown: boolean;
}

/**
 * What the API answers to the values that were filled in, by its contract; nothing is sent. The status is there before it has a
 * text, so that screen readers announce its first one, too.
 */
export function FilledAnswer({operation, values, isShown}: FilledAnswerProps): ReactNode {
  const answer = isShown ? answerTo(operation, values) : undefined;
  return (
    <div className={isShown ? styles.answer : undefined}>
      <div role="status">
        {answer !== undefined && (
          <>
            <strong>{`${answer.status} ${answer.summary}`}</strong> {reasonText(answer)}
          </>
        )}
        {isShown &&
          answer === undefined &&
          translate({
            id: 'site.answer.mistake',
            message: 'Correct the values that are marked: the API would refuse them.',
          })}
      </div>
      {answer?.body !== undefined && <CodeBlock language="json">{JSON.stringify(answer.body, null, 2)}</CodeBlock>}
    </div>
  );
}
