import {createClient, errorKey, shouldRetry} from 'acme-client';

const client = createClient({tokens: {accountToken: process.env.API_TOKEN}});
const [documentNumber = '10000002'] = process.argv.slice(2);
const {data, error, response} = await client.GET('/v2/ofac', {
  params: {query: {documentType: 'CC', documentNumber}},
});

const found = data?.data.foundInOFAC;
if (found === false) console.log('accept: no entry has this name');
else if (found === true) console.log('review: an entry has this name');
else if (data || shouldRetry(errorKey(error), response.status)) console.log('not checked: ask again later');
else console.log(`not checked: ${errorKey(error) ?? response.status}`);
