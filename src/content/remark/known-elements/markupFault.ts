import type {MdxJsxFlowElement, MdxJsxTextElement} from 'mdast-util-mdx-jsx';

/** Elements of HTML that a page may not have, and what to do instead. */
const refused: Readonly<Record<string, string>> = {
  script: 'Pages run no scripts: the policy of the site blocks them (config/headers.ts). Take it out.',
  style: 'Pages have no style sheets of their own. Take it out; src/css/README.md says where rules stand.',
  iframe: 'Pages show nothing from elsewhere: the policy of the site blocks it (config/headers.ts). Link to it.',
  object: 'Pages embed nothing. Link to the file.',
  embed: 'Pages embed nothing. Link to the file.',
  base: 'It would change where all links of the page lead. Take it out.',
};

/** Attributes from which a browser loads something. */
const sources = ['src', 'srcSet', 'srcset', 'poster', 'data'];

const isOutside = (address: string): boolean => /^\s*(?:https?:)?\/\//i.test(address);

/** Why an address cannot be an image's or a link's; undefined where it can. */
export function addressFault(kind: 'image' | 'link', address: string): string | undefined {
  if (kind === 'image' && isOutside(address)) {
    return `"${address}" is on another host, from which the site loads nothing (config/headers.ts). Put the file into static/img/ and write its path.`;
  }
  return /^\s*javascript:/i.test(address) ? `"${address}" is a script. Pages run none; write an address.` : undefined;
}

/**
 * Why a page may not have an element of HTML: scripts, handlers, sources on other hosts.
 *
 * @returns the first reason with the fix, or undefined
 */
export function markupFault({name, attributes}: MdxJsxFlowElement | MdxJsxTextElement): string | undefined {
  const element = name?.toLowerCase() ?? '';
  const reason = refused[element];
  if (reason !== undefined) {
    return `<${element}> may not stand in a page. ${reason}`;
  }
  for (const attribute of attributes) {
    if (attribute.type === 'mdxJsxAttribute') {
      const {name: key, value} = attribute;
      if (/^on[a-z]/i.test(key) || key === 'dangerouslySetInnerHTML') {
        return `<${element} ${key}> may not stand in a page. Pages run no scripts: take "${key}" out.`;
      }
      const kind = sources.includes(key) ? 'image' : 'link';
      const fault = typeof value === 'string' ? addressFault(kind, value) : undefined;
      if (fault !== undefined) {
        return `<${element} ${key}>: ${fault}`;
      }
    }
  }
  return undefined;
}
