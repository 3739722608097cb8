import type {ReactNode} from 'react';
import useBrokenLinks from '@docusaurus/useBrokenLinks';

export interface AnswerProps {
  /** Address of the answer in the page. */
  id: string;
  /** HTTP status. */
  status: string;
  /** What the choice says beside the status. */
  label?: string;
  /** What came out, what the caller does, and the body. */
  children: ReactNode;
}

/** One answer of {@link Answers}. */
export function Answer({id, children}: AnswerProps): ReactNode {
  useBrokenLinks().collectAnchor(id);
  return <div className="answer">{children}</div>;
}
