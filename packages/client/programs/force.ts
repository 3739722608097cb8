import {createClient, errorKey, outcomes, shouldRetry} from '@acme/client';

const client = createClient({tokens: {accountToken: process.env.API_TOKEN}});
const {sourceDown, possibleMatch, insufficientCredits} = outcomes.checkBackgroundOfac;

for (const example of [sourceDown, possibleMatch, insufficientCredits]) {
  const {error, response} = await client.GET('/v2/ofac', {
    params: {query: {documentType: 'CC', documentNumber: '10000002'}},
    headers: {Prefer: `example=${example}`},
  });
  const key = errorKey(error);
  const advice = key === 'insufficient_credits' ? 'add credits' : shouldRetry(key, response.status) ? 'later' : 'go on';
  console.log(`${example} ${response.status}: ${advice}`);
}
