// Ejected from @docusaurus/theme-classic: the original stands above the title and needs scripts. `DocItem/Content` has
// the contents below the title instead.
import type {ReactNode} from 'react';

export default function DocItemTOCMobile(): ReactNode {
  return null;
}
