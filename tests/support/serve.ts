/** Serves the built site for Playwright: `tsx tests/support/serve.ts 4317`. */
import {serveBuild, startSite} from './startSite';

void startSite(serveBuild, Number(process.argv[2]));
