import type {ReactNode} from 'react';
import useBrokenLinks from '@docusaurus/useBrokenLinks';

export interface AnswerProps {
  /** Address of the answer in the page. */
  id: string;
  /** HTTP status, with the number of answers where there are several. */
  status: string;
  /** What the choice says beside the status. */
  label?: string;
  /** What the caller does; without, the status tells. */
  action?: string;
  /** What came out, what the caller does, and the body. */
  children: ReactNode;
}

/** One answer of {@link Answers}, which reads the properties and gives `id` to the radio button before it. */
export function Answer({id, children}: AnswerProps): ReactNode {
  useBrokenLinks().collectAnchor(id);
  return <div className="answer">{children}</div>;
}
