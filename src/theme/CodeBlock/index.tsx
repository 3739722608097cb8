// Ejected from @docusaurus/theme-classic, with `Content/String`: the original mounts every block anew after hydration, to
// give it the colours of the mode, and measures it at once. Our colours are in the style sheet for both modes, what the server
// highlighted stays (packages/docusaurus-lean), and what is out of view is measured when it comes into view.
import {Children, isValidElement, type ReactNode} from 'react';
import {useThemeConfig} from '@docusaurus/theme-common';
import {CodeBlockContextProvider, createCodeBlockMetadata} from '@docusaurus/theme-common/internal';
import type {Props} from '@theme/CodeBlock';
import ElementContent from '@theme/CodeBlock/Content/Element';
import CodeBlockLayout from '@theme/CodeBlock/Layout';
import {useCodeWordWrap} from './useCodeWordWrap';

/** Joins children into one text, which can be copied, unless there are elements among them. */
function asText(children: ReactNode): ReactNode {
  if (Children.toArray(children).some((child) => isValidElement(child))) {
    return children;
  }
  return Array.isArray(children) ? children.join('') : children;
}

function TextBlock({children: code, ...props}: Omit<Props, 'children'> & {children: string}): ReactNode {
  const {
    prism: {magicComments, defaultLanguage},
  } = useThemeConfig();
  const metadata = createCodeBlockMetadata({
    code,
    magicComments,
    defaultLanguage,
    className: props.className,
    metastring: props.metastring,
    language: props.language,
    title: props.title,
    showLineNumbers: props.showLineNumbers,
  });
  return (
    <CodeBlockContextProvider metadata={metadata} wordWrap={useCodeWordWrap()}>
      <CodeBlockLayout />
    </CodeBlockContextProvider>
  );
}

export default function CodeBlock({children: content, ...props}: Props): ReactNode {
  const children = asText(content);
  return typeof children === 'string' ? (
    <TextBlock {...props}>{children}</TextBlock>
  ) : (
    <ElementContent {...props}>{children}</ElementContent>
  );
}
