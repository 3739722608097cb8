import {createClient, errorKey} from '@acme/client';

const email = 'ada.prueba@mail.example';
const company = createClient({tokens: {accountToken: process.env.API_TOKEN}});
const created = await company.POST('/v2/app-registrations', {
  body: {
    project: '6512a0b4c3d2e1f0a9b8c702',
    projectFlow: '6512a0b4c3d2e1f0a9b8c703',
    email,
  },
});
if (created.error) throw new Error(errorKey(created.error));

const person = createClient({tokens: {registrationToken: created.data.data.token}});
const {data, error} = await person.POST('/v2/email-validations/app-registration', {
  body: {email},
});
console.log(data?.data.status ?? errorKey(error));
