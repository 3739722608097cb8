import {outcomes} from '@acme/client';

console.log(outcomes.checkBackgroundOfac.sourceDwn);
