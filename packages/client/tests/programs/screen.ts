import {createClient, errorKey, shouldRetry} from '@acme/client';

const client = createClient({tokens: {accountToken: process.env.API_TOKEN}});
const [documentNumber = '10000002'] = process.argv.slice(2);
const {data, error, response} = await client.GET('/v2/ofac', {
  params: {query: {documentType: 'CC', documentNumber}},
});

const found = data?.data.foundInOFAC;
if (found === false) console.log('decision: accept');
else if (found === true) console.log('decision: review');
else if (shouldRetry(errorKey(error), response.status)) console.log(`decision: not-checked, ${response.status}, retry`);
else console.log(`decision: not-checked, ${errorKey(error) ?? response.status}`);
