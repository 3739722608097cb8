import type {ComponentProps, ReactNode} from 'react';

export interface IconProps extends ComponentProps<'svg'> {
  /** What is drawn, in a square of 24 units. */
  d: string;
}

/**
 * An icon of lines in the colour of the text. The theme's icons are filled outlines, several times as long; every page
 * holds a dozen of them.
 */
export function Icon({d, ...props}: IconProps): ReactNode {
  return (
    <svg
      width="24"
      height="24"
      viewBox="0 0 24 24"
      aria-hidden="true"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
      {...props}>
      <path d={d} />
    </svg>
  );
}
