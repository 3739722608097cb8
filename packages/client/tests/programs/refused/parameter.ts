import {createClient} from '@acme/client';

const client = createClient({tokens: {accountToken: process.env.API_TOKEN}});
await client.GET('/v2/co/cedula/extra', {params: {query: {documentType: 'CC', documentNumber: '10000001'}}});
