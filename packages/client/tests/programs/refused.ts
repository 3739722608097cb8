import {createClient, errorKey} from '@acme/client';

const company = createClient({tokens: {accountToken: process.env.API_TOKEN}});
// @ts-expect-error -- No error has this key.
console.log(errorKey({message: 'token_expired'}) === 'token_expird');
// @ts-expect-error -- The parameter `date` is missing.
await company.GET('/v2/co/cedula/extra', {params: {query: {documentType: 'CC', documentNumber: '10000001'}}});
// @ts-expect-error -- The operation takes the token of a registration.
await company.POST('/v2/email-validations/app-registration', {body: {email: 'ada.prueba@mail.example'}});
