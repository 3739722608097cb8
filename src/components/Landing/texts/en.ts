import type {LandingTexts} from '.';

export const landingTexts: LandingTexts = {
  title: 'Everything you need to verify and authenticate your users faster and easier',
  description:
    'Documentation of the identity verification and authentication APIs: identity, biometrics, liveness, face proofs, businesses, vehicles and background checks.',
  lead: 'One API for identity, biometrics, businesses, vehicles and background checks, with official sources across Latin America, Spain, the United States and Canada.',
  firstCall: {label: 'Make your first call', route: '/intro#first-call'},
  token: {label: 'Get a token', route: '/authentication'},
  sampleTitle: 'Whose document is this?',
  tasks: {
    title: 'Start with a task',
    lead: 'The shortest way from a question to working code.',
    entries: ([] = [
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
        title: 'Log users in',
        text: 'Email, phone or face, with your own screens and your own server.',
        route: '/access',
      },
      {
        title: 'Scan a document',
        text: 'A picture in, the printed data out, with a face to compare.',
        route: '/smart-scan',
      },
      {
        title: 'Receive webhooks',
        text: 'Answer at once, work afterwards, and trust only what you fetch yourself.',
        route: '/resources/webhook-integration',
      },
      {
        title: 'Make a face proof',
        text: 'Make a ZelfProof, preview it, and open it with a live face.',
        route: '/biometrics/zero-knowledge-face-proofs-overview',
      },
      {
        title: 'Handle errors',
        text: 'What each status means, and when a retry helps.',
        route: '/intro#conventions',
      },
    ]),
  },
  products: {
    title: 'Products',
    lead: 'Use them by API, or hosted where you want no code of your own.',
    entries: [
      {
        title: 'SmartCheck',
        text: 'Checks against official and public sources: people, businesses, vehicles, licences, records.',
        route: '/smartcheck',
      },
      {
        title: 'SmartEnroll',
        text: 'Onboarding without code: form, document scan, liveness, face match and screening.',
        route: '/smartenroll',
      },
      {
        title: 'SmartAccess',
        text: 'Hosted login without passwords: email, phone or face.',
        route: '/smartaccess',
      },
      {
        title: 'Smart Scan',
        text: 'Reads identity documents, with a trained model for each or by a prompt.',
        route: '/ocr-engines',
      },
      {
        title: 'Biometrics',
        text: 'Liveness, one-to-one comparison and one-to-many search of faces.',
        route: '/biometrics',
      },
      {
        title: 'Face proofs',
        text: 'Zero-knowledge proofs that only a live face opens; nothing biometric is stored.',
        route: '/face-proofs',
      },
      {
        title: 'Name service',
        text: 'Names with wallet addresses, bound to a face proof.',
        route: '/api/tags',
      },
      {
        title: 'Resources',
        text: 'Projects, flows, logins, onboardings and their validations, by API.',
        route: '/resources',
      },
    ],
  },
  countries: {
    title: 'Countries',
    lead: 'Every check of a country on one page: people, businesses, vehicles, licences and records.',
  },
};
