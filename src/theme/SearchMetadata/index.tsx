import type {ReactNode} from 'react';
import {useThemeConfig} from '@docusaurus/theme-common';
import SearchMetadata from '@theme-original/SearchMetadata';
import type {Props} from '@theme/SearchMetadata';

/** Tells Algolia's crawler about the page, where Algolia answers the search; the site's own index reads the page itself. */
export default function SearchMetadataWrapper(props: Props): ReactNode {
  return 'algolia' in useThemeConfig() ? <SearchMetadata {...props} /> : null;
}
