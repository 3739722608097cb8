import type {Brand} from '../../../../config/brand';

const placeholder = /\{(?:brand\.(\w+)|product)\}/g;

/**
 * Fills `{brand.<key>}` and `{product}` (the brand's slug) in.
 *
 * @param text - prose, code, a URL or a front-matter value
 * @throws if a key is not in the brand, with the keys that are
 */
export function fillBrand(text: string, brand: Brand): string {
  return text.replace(placeholder, (_match, name: string | undefined) => {
    const key = name ?? 'slug';
    const known = new Map(Object.entries(brand).filter(([, value]) => !Array.isArray(value)));
    if (!known.has(key)) {
      throw new Error(`"{brand.${key}}" is not in config/brand.ts. Use one of: ${[...known.keys()].join(', ')}.`);
    }
    return String(known.get(key));
  });
}

/**
 * Fills the brand into every text of a front matter, at any depth.
 *
 * @throws as {@link fillBrand}
 */
export function fillBrandDeep(value: unknown, brand: Brand): unknown {
  if (typeof value === 'string') {
    return fillBrand(value, brand);
  }
  if (Array.isArray(value)) {
    return value.map((item) => fillBrandDeep(item, brand));
  }
  if (typeof value === 'object' && value !== null && !(value instanceof Date)) {
    return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, fillBrandDeep(item, brand)]));
  }
  return value;
}
