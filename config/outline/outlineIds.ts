import type {OutlineItem} from './types';

/** The ids of all pages of an outline, in its order. */
export function outlineIds(items: readonly OutlineItem[]): string[] {
  return items.flatMap((item) =>
    typeof item === 'string' ? [item] : [...(item.doc === undefined ? [] : [item.doc]), ...outlineIds(item.items)],
  );
}
