import type {ReactNode} from 'react';
import type {SampleLanguageId} from '../../reference/samples/languages';

export interface CodeSampleProps {
  language: SampleLanguageId;
  /** Number of lines of the code. */
  lines: string;
  /** One code block. */
  children: ReactNode;
}

/** One language of a {@link CodeSamples}. */
export function CodeSample({children}: CodeSampleProps): ReactNode {
  return children;
}
