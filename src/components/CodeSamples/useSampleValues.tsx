import {useState, type ReactNode} from 'react';
import {useBaseUrlUtils} from '@docusaurus/useBaseUrl';
import {usePageLocale} from '../../bilingual/usePageLocale';
import type {Operation} from '../../reference/contract/types';
import type {CodeSample} from '../../reference/samples/operationSamples';
import type {FilledValues} from '../../reference/samples/sampleValues';
import type * as Loaded from '../SampleValues/load';

export interface SampleValuesState {
  isOpen: boolean;
  isFailed: boolean;
  /** Opens and closes the form; loads it first. */
  toggle: () => void;
  /** The samples with the values of the reader; undefined until there are some. */
  samples: readonly CodeSample[] | undefined;
  form: (id: string) => ReactNode;
  /** What the contract answers to the values; nothing until the reader asks for it. */
  answer: ReactNode;
}

interface Program {
  module: typeof Loaded;
  operation: Operation;
}

/** The form for the values of a request, its program and the operation, which are loaded when the form is first opened. */
export function useSampleValues(id: string): SampleValuesState {
  const locale = usePageLocale();
  const {withBaseUrl} = useBaseUrlUtils();
  const [program, setProgram] = useState<Program>();
  const [isOpen, setIsOpen] = useState(false);
  const [isFailed, setIsFailed] = useState(false);
  const [isAnswered, setIsAnswered] = useState(false);
  // The memory of this page is the only place that ever holds these: they are numbers of documents.
  const [values, setValues] = useState<FilledValues>({});

  async function load(): Promise<void> {
    const module = await import('../SampleValues/load');
    const operation = await module.loadOperation(withBaseUrl(`/openapi/${locale}/${id}.json`), id);
    setProgram({module, operation});
    setIsOpen(true);
  }

  return {
    isOpen,
    isFailed,
    toggle: () => {
      setIsFailed(false);
      if (program !== undefined) {
        setIsOpen(!isOpen);
        return;
      }
      load().catch((error: unknown) => {
        console.warn('The form for values could not be loaded.', error);
        setIsFailed(true);
      });
    },
    samples:
      program === undefined || Object.keys(values).length === 0
        ? undefined
        : program.module.filledSamples(program.operation, values),
    form: (formId) =>
      program === undefined ? null : (
        <program.module.SampleValues
          id={formId}
          operation={program.operation}
          values={values}
          onChange={setValues}
          isAnswered={isAnswered}
          onAnswer={setIsAnswered}
        />
      ),
    answer:
      program === undefined || !isOpen ? null : (
        <program.module.FilledAnswer operation={program.operation} values={values} isShown={isAnswered} />
      ),
  };
}
