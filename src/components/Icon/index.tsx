import type {ComponentProps, ReactNode} from 'react';
import useBaseUrl from '@docusaurus/useBaseUrl';

export interface IconProps extends Omit<ComponentProps<'svg'>, 'name'> {
  /** Id of a symbol in `static/img/icons.svg`. */
  name: string;
  /** Width and height in pixels. */
  size?: number;
}

/**
 * An icon of lines in the colour of the text. Every page shows a dozen, so their drawings are in one file that browsers keep,
 * not in the pages.
 */
export function Icon({name, size = 24, ...props}: IconProps): ReactNode {
  const file = useBaseUrl('/img/icons.svg');
  return (
    <svg width={size} height={size} aria-hidden="true" {...props}>
      <use href={`${file}#${name}`} />
    </svg>
  );
}
