import {writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {contentSignal} from '../../../config/headers';

/** Writes `robots.txt`: everything may be read, for what the signal says, and the sitemap is where it says. */
export default function robotsPlugin({siteConfig: {url, baseUrl}}: LoadContext): Plugin {
  return {
    name: 'site-robots',
    async postBuild({outDir}) {
      await writeFile(
        path.join(outDir, 'robots.txt'),
        `User-agent: *\nContent-Signal: ${contentSignal}\nAllow: ${baseUrl}\n\nSitemap: ${url}${baseUrl}sitemap.xml\n`,
      );
    },
  };
}
