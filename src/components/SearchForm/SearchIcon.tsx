import type {ReactNode} from 'react';

/** A magnifying glass; decorative, because the box beside it is named. */
export function SearchIcon({className}: {className?: string | undefined}): ReactNode {
  return (
    <svg className={className} width="16" height="16" viewBox="0 0 24 24" aria-hidden="true">
      <path
        d="m21 21-5-5M17 10a7 7 0 1 1-14 0 7 7 0 0 1 14 0Z"
        fill="none"
        stroke="currentColor"
        strokeWidth="2"
        strokeLinecap="round"
      />
    </svg>
  );
}
