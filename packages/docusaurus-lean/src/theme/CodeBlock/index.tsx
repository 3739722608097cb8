// Ejected from @docusaurus/theme-classic: the original mounts every block anew after hydration, to give it the colours
// of the mode. Here only a block in other colours than the server's is, so that the others keep what the server highlighted.
import {Children, isValidElement, type ReactNode} from 'react';
import {usePrismTheme, useThemeConfig} from '@docusaurus/theme-common';
import useIsBrowser from '@docusaurus/useIsBrowser';
import type {Props} from '@theme/CodeBlock';
import ElementContent from '@theme/CodeBlock/Content/Element';
import StringContent from '@theme/CodeBlock/Content/String';

/** Joins children into one text, which can be copied, unless there are elements among them. */
function asText(children: ReactNode): ReactNode {
  if (Children.toArray(children).some((child) => isValidElement(child))) {
    return children;
  }
  return Array.isArray(children) ? children.join('') : children;
}

/** Whether the colours are those of the mode in which the server renders. */
function useServersColours(): boolean {
  const {prism, colorMode} = useThemeConfig();
  const serversTheme = (colorMode.defaultMode === 'dark' ? prism.darkTheme : undefined) ?? prism.theme;
  return usePrismTheme() === serversTheme;
}

export default function CodeBlock({children, ...props}: Props): ReactNode {
  const isBrowser = useIsBrowser();
  const isAsSent = useServersColours() || !isBrowser;
  const text = asText(children);
  const key = String(isAsSent);
  return typeof text === 'string' ? (
    <StringContent key={key} {...props}>
      {text}
    </StringContent>
  ) : (
    <ElementContent key={key} {...props}>
      {text}
    </ElementContent>
  );
}
