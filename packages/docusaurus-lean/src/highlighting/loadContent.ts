import type Content from '@theme/CodeBlock/Content';

let loading: Promise<typeof Content> | undefined;

async function load(): Promise<typeof Content> {
  const [original] = await Promise.all([
    import('@theme/CodeBlock/Content'),
    import('@docusaurus/theme-classic/lib/prism-include-languages'),
  ]);
  return original.default;
}

/**
 * Loads what highlights code, once, unless it failed.
 *
 * @returns the theme's own component
 * @throws if it cannot be loaded
 */
export function loadContent(): Promise<typeof Content> {
  loading ??= load().catch((error: unknown) => {
    loading = undefined;
    throw error;
  });
  return loading;
}
