import type {ReactNode} from 'react';
import useIsBrowser from '@docusaurus/useIsBrowser';
import CollapseButton from '@theme-original/DocSidebar/Desktop/CollapseButton';
import type {Props} from '@theme/DocSidebar/Desktop/CollapseButton';

/** The button works with scripts only, and its drawing is long: it comes with them, into the room that is kept for it. */
export default function CollapseButtonWrapper(props: Props): ReactNode {
  return useIsBrowser() ? <CollapseButton {...props} /> : <div style={{flex: 'none', height: '40px'}} />;
}
