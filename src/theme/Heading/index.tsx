// Ejected from @docusaurus/theme-classic 3.9.1: the original names each link to a heading twice and gives it two classes, on
// every heading of every page.
import clsx from 'clsx';
import {Children, type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {translate} from '@docusaurus/Translate';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import type {Props} from '@theme/Heading';
import {withBreaks} from '../../components/Identifier';

export default function Heading({as: As, id, ...props}: Props): ReactNode {
  const brokenLinks = useBrokenLinks();
  // The table of contents does not lead to a heading of the first level.
  if (As === 'h1' || id === undefined || id === '') {
    return <As {...props} id={undefined} />;
  }
  brokenLinks.collectAnchor(id);
  const {children} = props;
  const label = translate(
    {id: 'theme.common.headingLinkTitle', message: 'Direct link to {heading}'},
    {heading: typeof children === 'string' ? children : id},
  );
  return (
    <As {...props} className={clsx('anchor', props.className)} id={id}>
      {Children.map(children, withBreaks)}
      <Link className="hash-link" to={`#${id}`} aria-label={label} translate="no">
        &#8203;
      </Link>
    </As>
  );
}
