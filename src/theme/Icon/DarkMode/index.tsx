// Ejected from @docusaurus/theme-classic 3.9.1: see src/components/Icon for why the drawing is our own.
import type {ReactNode} from 'react';
import type {Props} from '@theme/Icon/DarkMode';
import {Icon} from '../../../components/Icon';

export default function IconDarkMode(props: Props): ReactNode {
  return <Icon d="M20 14A8.5 8.5 0 1 1 10 4a7 7 0 0 0 10 10Z" {...props} />;
}
