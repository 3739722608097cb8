import type {ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import type {Operation} from '../../reference/contract/types';
import {valueFields, type FilledValues} from '../../reference/samples/sampleValues';
import styles from './styles.module.css';
import {ValueInput} from './ValueInput';

export interface SampleValuesProps {
  id: string;
  operation: Operation;
  values: FilledValues;
  onChange: (values: FilledValues) => void;
  /** Whether the answer to the values is shown. */
  isAnswered: boolean;
  onAnswer: (isAnswered: boolean) => void;
}

/**
 * A form with one field for each value of a request. It sends nothing: what is filled in goes into the samples beside it, and
 * is neither stored nor put into an address. The answer that the contract gives to it can be shown.
 */
export function SampleValues({id, operation, values, onChange, isAnswered, onAnswer}: SampleValuesProps): ReactNode {
  return (
    <form
      id={id}
      className={styles.values}
      aria-label={translate({id: 'site.values', message: 'Fill in your values'})}
      onSubmit={(event) => {
        event.preventDefault();
      }}>
      <p className={styles.note}>
        {translate({
          id: 'site.values.note',
          message: 'Nothing is sent or stored: your values stay in this page until you leave it.',
        })}
      </p>
      {valueFields(operation).map((field) => (
        <ValueInput
          key={field.key}
          field={field}
          value={values[field.key] ?? field.example}
          onChange={(value) => {
            onChange({...values, [field.key]: value});
          }}
        />
      ))}
      <div className={styles.actions}>
        {operation.success.outcomes.length > 0 && (
          <button
            type="button"
            aria-expanded={isAnswered}
            onClick={() => {
              onAnswer(!isAnswered);
            }}>
            {translate({id: 'site.answer.show', message: 'Show the answer'})}
          </button>
        )}
        <button
          type="reset"
          onClick={() => {
            onChange({});
          }}>
          {translate({id: 'site.values.reset', message: 'Reset'})}
        </button>
      </div>
    </form>
  );
}
