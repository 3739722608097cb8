// Ejected from @docusaurus/theme-classic 3.9.1: see src/components/Icon for why the drawing is our own.
import type {ReactNode} from 'react';
import type {Props} from '@theme/Icon/Home';
import {Icon} from '../../../components/Icon';

export default function IconHome(props: Props): ReactNode {
  return <Icon {...props} name="home" size={16} />;
}
