import {open} from '../serving/open';
import {build, withBuiltSite} from './builtSite';
import {bytesOf, measuredRoutes} from './pageBytes';

/** Prints what each kind of page loads until the network is idle, in bytes after gzip, and how many elements it has. */
export function pages(): Promise<void> {
  return withBuiltSite(async (browser, origin) => {
    const rows: Record<string, Record<string, number>> = {};
    for (const [template, route] of Object.entries(measuredRoutes(build))) {
      const page = await browser.newPage();
      const bytes = await bytesOf(page, {build, open: () => open(page, `${origin}${route}`)});
      const row: Record<string, number> = {elements: await page.locator('*').count()};
      for (const [purpose, {gzip}] of Object.entries(bytes)) {
        row[purpose] = gzip;
      }
      rows[template] = row;
      await page.close();
    }
    console.table(rows);
  });
}
