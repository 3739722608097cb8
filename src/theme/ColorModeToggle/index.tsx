import type {ReactNode} from 'react';
import useIsBrowser from '@docusaurus/useIsBrowser';
import ColorModeToggle from '@theme-original/ColorModeToggle';
import type {Props} from '@theme/ColorModeToggle';

/** The toggle works with scripts only, and its drawings are long: it comes with them, into the room that is kept for it. */
export default function ColorModeToggleWrapper(props: Props): ReactNode {
  return useIsBrowser() ? <ColorModeToggle {...props} /> : <div style={{width: '2rem'}} />;
}
