// Ejected from @docusaurus/theme-classic 3.9.1: see src/components/Icon for why the drawing is our own.
import type {ReactNode} from 'react';
import type {Props} from '@theme/Icon/Language';
import {Icon} from '../../../components/Icon';

export default function IconLanguage(props: Props): ReactNode {
  return (
    <Icon
      d="M21 12a9 9 0 1 1-18 0 9 9 0 0 1 18 0ZM3 12h18M12 3c-5 5-5 13 0 18M12 3c5 5 5 13 0 18"
      width="20"
      height="20"
      {...props}
    />
  );
}
