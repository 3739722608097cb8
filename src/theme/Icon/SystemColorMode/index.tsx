// Ejected from @docusaurus/theme-classic 3.9.1: see src/components/Icon for why the drawing is our own.
import type {ReactNode} from 'react';
import type {Props} from '@theme/Icon/SystemColorMode';
import {Icon} from '../../../components/Icon';

export default function IconSystemColorMode(props: Props): ReactNode {
  return <Icon d="M3 5h18v11H3ZM8 20h8m-4-4v4" {...props} />;
}
