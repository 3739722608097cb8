import {useEffect, type ReactNode} from 'react';
import {useNavbarMobileSidebar} from '@docusaurus/theme-common/internal';
import MobileSidebar from '@theme-original/Navbar/MobileSidebar';

/** Keeps the focus in the open menu: what it covers is inert, Escape closes it, and its button has the focus again. */
export default function MobileSidebarWrapper(): ReactNode {
  const {shown, toggle} = useNavbarMobileSidebar();
  useEffect(() => {
    if (!shown) {
      return undefined;
    }
    const covered = document.querySelectorAll<HTMLElement>('#__docusaurus > :not(.navbar), .navbar__inner');
    const setInert = (isInert: boolean): void => {
      covered.forEach((element) => (element.inert = isInert));
    };
    const onKeyDown = ({key}: KeyboardEvent): void => {
      if (key === 'Escape') {
        toggle();
      }
    };
    setInert(true);
    document.querySelector<HTMLElement>('.navbar-sidebar__close')?.focus();
    document.addEventListener('keydown', onKeyDown);
    return () => {
      setInert(false);
      document.querySelector<HTMLElement>('.navbar__toggle')?.focus();
      document.removeEventListener('keydown', onKeyDown);
    };
  }, [shown, toggle]);
  return <MobileSidebar />;
}
