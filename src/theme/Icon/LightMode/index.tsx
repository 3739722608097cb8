// Ejected from @docusaurus/theme-classic 3.9.1: the original brings its drawing in the scripts of every page; ours is in the file of
// all icons.
import type {ReactNode} from 'react';
import type {Props} from '@theme/Icon/LightMode';
import {Icon} from '../../../components/Icon';

export default function IconLightMode(props: Props): ReactNode {
  return <Icon {...props} name="light" size={20} />;
}
