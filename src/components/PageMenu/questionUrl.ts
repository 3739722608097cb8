import type {Assistant} from '../../../config/assistants';

/** The address that begins a chat with a question: the reader sees it before it is sent. */
export const questionUrl = ({address}: Assistant, question: string): string =>
  `${address}${encodeURIComponent(question)}`;
