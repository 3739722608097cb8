import {Fragment, type ReactNode} from 'react';
import {withBreaks} from '../Identifier';

export interface FieldNameProps {
  /** Of the field's row. */
  id: string;
  /** Path of the field. */
  children: string;
}

/** The name of a field as a link to its row: the path before it is soft, and may break after each dot. */
export function FieldName({id, children: path}: FieldNameProps): ReactNode {
  const parts = path.split(/(?<=\.)/);
  return (
    <a href={`#${id}`} translate="no">
      <code>
        {parts.length > 1 && (
          <i>
            {parts.slice(0, -1).map((part, index) => (
              <Fragment key={index}>
                {part}
                <wbr />
              </Fragment>
            ))}
          </i>
        )}
        {withBreaks(parts.at(-1))}
      </code>
    </a>
  );
}
