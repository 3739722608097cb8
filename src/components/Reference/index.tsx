import {useRef, type ReactNode} from 'react';
import {useLinking} from './useLinking';
import {useShownAddress} from './useShownAddress';

/** Text of the reference with a panel beside it: fields and lines of the panel that belong together mark each other. */
export function Reference({children}: {children: ReactNode}): ReactNode {
  const element = useRef<HTMLDivElement>(null);
  useShownAddress(element);
  useLinking(element);
  return (
    <div ref={element} className="reference">
      {children}
    </div>
  );
}
