/** Ends the test command at once, with what to do, where there is no Chromium. */
import {findChromium} from './serving/findChromium';

try {
  console.log(`Chromium: ${findChromium()}`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
