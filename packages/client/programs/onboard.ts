import {createClient} from 'acme-client';

const company = createClient({tokens: {accountToken: process.env.API_TOKEN}});
const created = await company.POST('/v2/app-registrations', {
  body: {
    project: '6512a0b4c3d2e1f0a9b8c702',
    projectFlow: '6512a0b4c3d2e1f0a9b8c703',
    email: 'ada.prueba@mail.example',
    fullName: 'ADA PRUEBA FICTICIA',
  },
});
if (created.error) throw new Error(JSON.stringify(created.error));

const person = createClient({tokens: {registrationToken: created.data.data.token}});
const {data} = await person.POST('/v2/app-registrations/me');
console.log(`${data?.data.email}: ${data?.data.status}`);
