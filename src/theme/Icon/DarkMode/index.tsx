// Ejected from @docusaurus/theme-classic 3.9.1: see src/components/Icon for why the drawing is our own.
import type {ReactNode} from 'react';
import type {Props} from '@theme/Icon/DarkMode';
import {Icon} from '../../../components/Icon';

export default function IconDarkMode(props: Props): ReactNode {
  return <Icon {...props} name="dark" size={20} />;
}
