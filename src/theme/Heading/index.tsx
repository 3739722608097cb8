import {Children, type ReactNode} from 'react';
import Heading from '@theme-original/Heading';
import type {Props} from '@theme/Heading';
import {withBreaks} from '../../components/Identifier';

/** In headings, long names break where their parts end. */
export default function HeadingWrapper({children, ...props}: Props): ReactNode {
  return (
    <Heading {...props}>
      {typeof children === 'string' ? withBreaks(children) : Children.map(children, withBreaks)}
    </Heading>
  );
}
