// Ejected from @docusaurus/theme-classic 3.9.1: see src/components/Icon for why the drawing is our own.
import type {ReactNode} from 'react';
import type {Props} from '@theme/Icon/LightMode';
import {Icon} from '../../../components/Icon';

export default function IconLightMode(props: Props): ReactNode {
  return (
    <Icon
      d="M16 12a4 4 0 1 1-8 0 4 4 0 0 1 8 0ZM12 2v2m0 16v2M2 12h2m16 0h2M5 5l1.5 1.5m11 11L19 19M5 19l1.5-1.5m11-11L19 5"
      {...props}
    />
  );
}
