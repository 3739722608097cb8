import {useEffect, useState, type ReactNode} from 'react';
import {LanguageProvider} from '../preferences/LanguageProvider';
import {NotFoundHydration} from '../locale/usePageLocale';

/** Whether the host answered with the not-found page, which was built for one address and is shown at another. */
const isNotFoundDocument =
  typeof document !== 'undefined' && document.documentElement.getAttribute('data-not-found') === 'true';

/** What every page needs and what stays mounted when the page changes. */
export default function Root({children}: {children: ReactNode}): ReactNode {
  const [isHydrating, setIsHydrating] = useState(isNotFoundDocument);
  useEffect(() => {
    // eslint-disable-next-line react-hooks/set-state-in-effect -- a second render after hydration is what is wanted
    setIsHydrating(false);
  }, []);
  return (
    <NotFoundHydration value={isHydrating}>
      <LanguageProvider>{children}</LanguageProvider>
    </NotFoundHydration>
  );
}
