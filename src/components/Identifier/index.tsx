import {Fragment, type ReactNode} from 'react';
import {breakable} from './breakable';

/** A text in which long names break where their parts end; anything else is left as it is. */
export function withBreaks(children: ReactNode): ReactNode {
  if (typeof children !== 'string') {
    return children;
  }
  const parts = breakable(children);
  return parts.length === 1
    ? children
    : parts.map((part, index) => (
        <Fragment key={index}>
          {index > 0 && <wbr />}
          {part}
        </Fragment>
      ));
}
