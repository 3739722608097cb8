import type {ReactNode} from 'react';
import type {SearchRecord} from '../../search/SearchData';

/** The method of a page's operation, where it has one and no more. */
export function Method({record: {methods = []}}: {record: SearchRecord}): ReactNode {
  const [method] = methods;
  return method === undefined || methods.length > 1 ? null : (
    <span className={`method method--${method}`}>{method.toUpperCase()}</span>
  );
}
