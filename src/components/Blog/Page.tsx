import type {ReactNode} from 'react';
import {HtmlClassNameProvider, ThemeClassNames} from '@docusaurus/theme-common';
import BlogLayout from '@theme/BlogLayout';
import type {Props} from '@theme/BlogLayout';
import Heading from '@theme/Heading';

export interface PageProps extends Props {
  title: string;
  /** Where it is not the title. */
  heading?: string;
}

/** A page of the blog that lists something. */
export function Page({heading, children, ...props}: PageProps): ReactNode {
  return (
    <HtmlClassNameProvider className={ThemeClassNames.wrapper.blogPages}>
      <BlogLayout {...props}>
        <Heading as="h1">{heading ?? props.title}</Heading>
        {children}
      </BlogLayout>
    </HtmlClassNameProvider>
  );
}
