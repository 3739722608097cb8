import {Fragment, type ReactNode} from 'react';
import {withBreaks} from '../Identifier';

export interface FieldNameProps {
  /** Of the field's row. */
  id: string;
  /** Path of the field. */
  children: string;
}

/**
 * The name of a field as a link to its row: the path before it is soft, and may break after each dot. Styles show its first
 * part, such as `data.`, on the row that holds the others only.
 */
export function FieldName({id, children: path}: FieldNameProps): ReactNode {
  const parts = path.split(/(?<=\.)/);
  return (
    <a href={`#${id}`} translate="no">
      <code>
        {parts.slice(0, -1).map((part, index) => (
          <Fragment key={index}>
            <i>{part}</i>
            <wbr />
          </Fragment>
        ))}
        {withBreaks(parts.at(-1))}
      </code>
    </a>
  );
}
