import {useState, type ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import type {Operation} from '../../reference/contract/types';
import {operationSamples, type CodeSample} from '../../reference/samples/operationSamples';
import {readFragment} from '../../reference/samples/readFragment';
import {fillIn, valueFields, type FilledValues} from '../../reference/samples/sampleValues';
import {FilledAnswer} from './FilledAnswer';
import styles from './styles.module.css';
import {ValueInput} from './ValueInput';

/**
 * Loads an operation from the files of this site.
 *
 * @param url - of its OpenAPI document
 * @throws if it is not there: a site that is served while it is written has no such files
 */
export async function loadOperation(url: string, id: string): Promise<Operation> {
  const response = await fetch(url);
  if (!response.ok) {
    throw new Error(`${url} answered ${response.status}. Build the site to have it.`);
  }
  return readFragment((await response.json()) as object, id);
}

export interface SampleValuesProps {
  id: string;
  operation: Operation;
  /** A form that is closed keeps its values. */
  isOpen: boolean;
  /** Gets the samples with the values in them, in every language; undefined where none is filled in. */
  onFill: (samples: readonly CodeSample[] | undefined) => void;
}

/**
 * A form with one field for each value of a request. It sends nothing: what is filled in goes into the samples beside it, and
 * is neither stored nor put into an address. The answer that the contract gives to it can be shown.
 */
export function SampleValues({id, operation, isOpen, onFill}: SampleValuesProps): ReactNode {
  // The memory of this page is the only place that ever holds these: they are numbers of documents.
  const [values, setValues] = useState<FilledValues>({});
  const [isAnswered, setIsAnswered] = useState(false);

  function fill(next: FilledValues): void {
    setValues(next);
    onFill(Object.keys(next).length === 0 ? undefined : operationSamples(fillIn(operation, next)));
  }

  return (
    isOpen && (
      <>
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
                fill({...values, [field.key]: value});
              }}
            />
          ))}
          <div className={styles.actions}>
            {operation.success.outcomes.length > 0 && (
              <button
                type="button"
                aria-expanded={isAnswered}
                onClick={() => {
                  setIsAnswered(!isAnswered);
                }}>
                {translate({id: 'site.answer.show', message: 'Show the answer'})}
              </button>
            )}
            <button
              type="reset"
              onClick={() => {
                fill({});
              }}>
              {translate({id: 'site.values.reset', message: 'Reset'})}
            </button>
          </div>
        </form>
        <FilledAnswer operation={operation} values={values} isShown={isAnswered} />
      </>
    )
  );
}
