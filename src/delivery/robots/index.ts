import {writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';

/** Writes `robots.txt`: everything may be read. */
export default function robotsPlugin({siteConfig: {url, baseUrl}}: LoadContext): Plugin {
  return {
    name: 'site-robots',
    async postBuild({outDir}) {
      await writeFile(
        path.join(outDir, 'robots.txt'),
        `User-agent: *\nAllow: ${baseUrl}\n\nSitemap: ${url}${baseUrl}sitemap.xml\n`,
      );
    },
  };
}
