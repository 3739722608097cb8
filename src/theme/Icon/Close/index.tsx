// Ejected from @docusaurus/theme-classic 3.9.1: see src/components/Icon for why the drawing is our own.
import type {ReactNode} from 'react';
import type {Props} from '@theme/Icon/Close';
import {Icon} from '../../../components/Icon';

/** The lines are as wide as in the drawing, whatever the theme asks for. */
export default function IconClose({width = 21, height = 21, className}: Props): ReactNode {
  return <Icon name="close" width={width} height={height} className={className} />;
}
