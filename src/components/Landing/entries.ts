/** A way into the documentation. */
export interface Entry {
  readonly title: string;
  readonly text: string;
  readonly route: string;
}

export const tasks: readonly Entry[] = [
  {
    title: 'Make your first call',
    text: 'From an email address to an answer of the API, step by step.',
    route: '/intro#first-call',
  },
  {
    title: 'Get an access token',
    text: 'A one-time password by email or by phone, no password to store.',
    route: '/authentication',
  },
  {
    title: 'Check an identity document',
    text: 'Number in, official name and state of the document out.',
    route: '/identity',
  },
  {
    title: 'Keep a token valid',
    text: 'Renew it before its 30 days are over.',
    route: '/authentication/renew-your-token-jwt',
  },
  {
    title: 'React to a leaked token',
    text: 'Issue a new one and revoke all the others in one request.',
    route: '/authentication/create-new-token-and-revoke-previous-tokens',
  },
  {
    title: 'Handle errors',
    text: 'What each status means, and when a retry helps.',
    route: '/intro#conventions',
  },
];

export const products: readonly Entry[] = [
  {
    title: 'SmartCheck',
    text: 'Checks against official and public sources: people, businesses, vehicles, licences, records.',
    route: '/intro#smartcheck',
  },
  {
    title: 'SmartEnroll',
    text: 'Onboarding without code: form, document scan, liveness, face match and screening.',
    route: '/intro#smartenroll',
  },
  {
    title: 'SmartAccess',
    text: 'Hosted login without passwords: email, phone or face.',
    route: '/intro#smartaccess',
  },
  {
    title: 'Smart Scan',
    text: 'Reads identity documents, with a trained model for each or by a prompt.',
    route: '/intro#smart-scan',
  },
  {
    title: 'Biometrics',
    text: 'Liveness, one-to-one comparison and one-to-many search of faces.',
    route: '/intro#biometrics',
  },
  {
    title: 'Face proofs',
    text: 'Zero-knowledge proofs that only a live face opens; nothing biometric is stored.',
    route: '/intro#face-proofs',
  },
];
