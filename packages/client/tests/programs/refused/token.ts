import {createClient} from '@acme/client';

const company = createClient({tokens: {accountToken: process.env.API_TOKEN}});
await company.POST('/v2/email-validations/app-registration', {body: {email: 'ada.prueba@mail.example'}});
