import type {ComponentProps, ReactNode} from 'react';
import sprite from '@generated/site-icons/default/sprite.json';
import type {IconName} from '../../delivery/icons/drawings';

export interface IconProps extends Omit<ComponentProps<'svg'>, 'name'> {
  name: IconName;
  /** Width and height in pixels. */
  size?: number;
}

/**
 * An icon of lines in the colour of the text. Every page shows a dozen, so their drawings are in one file that browsers keep,
 * not in the pages.
 */
export function Icon({name, size = 24, ...props}: IconProps): ReactNode {
  return (
    <svg width={size} height={size} aria-hidden="true" {...props}>
      <use href={`${sprite}#${name}`} />
    </svg>
  );
}
