// Ejected from @docusaurus/theme-classic 3.9.1: the original shows a drawing that our pages do not hold (site/pageTemplate.ts).
import type {ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import type {Props} from '@theme/Icon/ExternalLink';
import {Icon} from '../../../components/Icon';

export default function IconExternalLink({width, height}: Props): ReactNode {
  const label = translate({id: 'theme.IconExternalLink.ariaLabel', message: '(opens in new tab)'});
  return (
    <Icon
      name="external"
      size={14}
      {...(width === undefined ? {} : {width})}
      {...(height === undefined ? {} : {height})}
      style={{marginInlineStart: '0.3rem'}}
      role="img"
      aria-hidden={false}
      aria-label={label}
    />
  );
}
