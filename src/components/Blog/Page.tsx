import type {ReactNode} from 'react';
import {HtmlClassNameProvider, ThemeClassNames} from '@docusaurus/theme-common';
import BlogLayout from '@theme/BlogLayout';
import type {Props} from '@theme/BlogLayout';
import Heading from '@theme/Heading';
import {BlogLink} from './BlogLink';

export interface PageProps extends Props {
  title: string;
  /** A link to the blog above the title, on its other lists. */
  back?: boolean;
  /** Where it is not the title. */
  heading?: string;
}

/** A page of the blog that lists something. */
export function Page({heading, back = false, children, ...props}: PageProps): ReactNode {
  return (
    <HtmlClassNameProvider className={ThemeClassNames.wrapper.blogPages}>
      <BlogLayout {...props}>
        {back && <BlogLink />}
        <Heading as="h1">{heading ?? props.title}</Heading>
        {children}
      </BlogLayout>
    </HtmlClassNameProvider>
  );
}
