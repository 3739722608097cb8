/** A run of an example against the sandbox, and how it ends in each language. */
export interface Case {
  /** Folder below `examples`, and name of the programs in it. */
  example: string;
  /** What the run shows. */
  title: string;
  /** What follows the program's name on the command line. */
  args?: readonly string[];
  /** What a person types. */
  input?: string;
  /** Files in the folder in which it runs, by their names. */
  files?: Readonly<Record<string, string>>;
  /** Files that it writes there, which only their owner can open. */
  writes?: Readonly<Record<string, string>>;
  /** Answers that the sandbox gives in place of its own: `operationId`, name of the answer, fields that differ. */
  next?: readonly (readonly [string, string, Readonly<Record<string, unknown>>?])[];
  /** Records that the sandbox begins with, by the path of their collection. */
  records?: Readonly<Record<string, readonly (Record<string, unknown> & {_id: string})[]>>;
  /** All that is printed, without the end of the last line. */
  output: string;
  status: 0 | 1 | 2;
}

const checking = {example: 'check-a-person', args: ['10.000.002', '15/03/2020', 'prueba, Ejempla lucia']};
const verifying = {
  example: 'verify-a-business',
  args: ['10000002', 'Ejemplo Ficticio S.A.S.', '10000002', '15/03/2020'],
};
// The contract's business was last renewed in a year that has passed.
const renewed = {
  '/data/commercialRegistry/lastRenewedYear': String(new Date(Date.now() - 5 * 3_600_000).getUTCFullYear()),
};
const registered = ['checkBusinessColombiaRues', 'active', renewed] as const;
const noFines = ['checkVehicleColombiaSimitByPlate', 'noFines'] as const;
const buying = {example: 'verify-a-vehicle', args: ['bbc-c13', '10000001'], next: [noFines]};
const screening = {example: 'screen-a-person', args: ['10000002', '15/03/2020']};

const loggingIn = {
  example: 'log-in-by-email',
  args: ['developer@company.example', 'account-token'],
  input: '482913\n',
};

const pictures = {'face.jpg': 'a picture', 'face-today.jpg': 'another picture'};

const comparing = {
  example: 'compare-and-search-faces',
  args: ['compare', 'face-today.jpg', 'face.jpg'],
  files: pictures,
};

const searching = {
  example: 'compare-and-search-faces',
  args: ['search', 'face-today.jpg', '690a1f35c2d4e8b7a1f05f01', '0f4c2b7e-1a3d-4c5b-9e8f-2a6d0c9b1e75'],
  files: pictures,
};

const member = {
  identifier: 'member0001',
  publicData: {reference: 'M-1042'},
  metadata: {fullName: 'EJEMPLA LUCÍA PRUEBA FICTICIA', email: 'lucia.prueba@mail.example'},
};

const keptProof = 'ZXhhbXBsZS1rZXB0LXByb29m';

const proving = {
  example: 'prove-a-face',
  args: ['make', 'face.jpg', 'member.json', 'member.proof'],
  input: 'example-password\n',
  files: {...pictures, 'member.json': JSON.stringify(member)},
};

const opening = {
  ...proving,
  args: ['open', 'face-today.jpg', 'member.json', 'member.proof'],
  files: {...proving.files, 'member.proof': keptProof},
  records: {proofs: [{_id: keptProof, ...member, password: 'example-password'}]},
};

const leasing = {
  example: 'lease-a-name',
  args: ['ejemplo', 'zelf', 'face.jpg', 'ejemplo.zelf.proof'],
  input: 'yes\n',
  files: pictures,
};

const pixel = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==';

const leasedProof = {
  'ejemplo.zelf.proof': 'ZXhhbXBsZS16ZWxmLXByb29m',
  'ejemplo.zelf.proof.png': Buffer.from(pixel, 'base64').toString(),
};

const onboarding = {
  example: 'hosted-onboarding',
  args: ['open', 'lucia.prueba@mail.example', 'link.txt'],
};

const onboardingLink =
  'https://access.provider.example/sign-up/6512a0b4c3d2e1f0a9b8c702?token=example.continuation.token';

export const cases: readonly Case[] = [
  {
    ...checking,
    title: 'the card and its holder are known',
    output: `name: accept
card: accept`,
    status: 0,
  },
  {
    ...checking,
    title: 'the number does not exist',
    args: ['90040401', '15/03/2020', 'Ejempla Prueba'],
    output: 'name: correct (NotFound)',
    status: 2,
  },
  {
    ...checking,
    title: 'the name does not fit',
    args: ['10000002', '15/03/2020', 'Ejempla Pruebas'],
    output: 'name: correct (fullName)',
    status: 2,
  },
  {
    ...checking,
    title: 'one word is no name',
    args: ['10000002', '15/03/2020', 'Ejempla'],
    output: 'name: correct (fullName)',
    status: 2,
  },
  {
    ...checking,
    title: 'the registry has no name',
    next: [['checkIdentityColombia', 'found', {'/data/fullName': null}]],
    output: 'name: not checked (fullName)',
    status: 2,
  },
  {
    ...checking,
    title: 'the registry knows no card of that date',
    next: [['checkIdentityColombiaFullId', 'personNotFound']],
    output: `name: accept
card: correct (NotFound)`,
    status: 2,
  },
  {
    ...checking,
    title: 'the date is not written as the registry wants it',
    args: ['10000002', '2020-03-15', 'Ejempla Prueba'],
    output: `name: accept
card: correct (MissingParameter)`,
    status: 2,
  },
  {
    ...checking,
    title: 'the card is of another day',
    args: ['10000002', '16/03/2020', 'Ejempla Prueba'],
    output: `name: accept
card: correct (expeditionDate)`,
    status: 2,
  },
  {
    ...checking,
    title: 'the card has another name than the number',
    next: [['checkIdentityColombiaFullId', 'alive', {'/data/fullName': 'ROSARIO FICTICIA MODELO'}]],
    output: `name: accept
card: correct (fullName)`,
    status: 2,
  },
  {
    ...checking,
    title: 'the holder has died',
    next: [['checkIdentityColombiaFullId', 'deceased']],
    output: `name: accept
card: review (isAlive)`,
    status: 2,
  },
  {
    ...checking,
    title: 'the registry says something new',
    next: [['checkIdentityColombiaFullId', 'alive', {'/data/isAlive': 'unknown'}]],
    output: `name: accept
card: review (isAlive)`,
    status: 2,
  },
  {
    ...checking,
    title: 'the registry does not say whether the holder is alive',
    next: [['checkIdentityColombiaFullId', 'alive', {'/data/isAlive': null}]],
    output: `name: accept
card: not checked (isAlive)`,
    status: 2,
  },
  {
    ...checking,
    title: 'the registry is down',
    next: [['checkIdentityColombiaFullId', '409.sourceDown']],
    output: `name: accept
card: not checked (Endpoint_out_of_service)`,
    status: 2,
  },
  {
    ...checking,
    title: 'the API fails',
    next: [['checkIdentityColombia', '500.serverError']],
    output: 'name: not checked (InternalServerError)',
    status: 2,
  },
  {
    ...checking,
    title: 'the token has expired',
    next: [['checkIdentityColombia', '403.tokenExpired']],
    output: 'Stopped: 403 token_expired',
    status: 1,
  },
  {
    ...checking,
    title: 'the token is refused',
    next: [['checkIdentityColombia', '401.unauthorized']],
    output: 'Stopped: 401 UNAUTHORIZED',
    status: 1,
  },
  {
    ...checking,
    title: 'the credits end in between',
    next: [['checkIdentityColombiaFullId', '403.insufficientCredits']],
    output: `name: accept
Stopped: 403 insufficient_credits`,
    status: 1,
  },
  {
    ...checking,
    title: 'a value is missing',
    args: ['10000002', '15/03/2020'],
    output: 'Stopped: set API_URL and API_TOKEN, and give number, date of issue and name',
    status: 1,
  },
  {
    ...screening,
    title: 'everything is clean',
    output: `identity: accept
OFAC: clean
United Nations: clean
Interpol: clean
Police: clean
Procuraduría: clean`,
    status: 0,
  },
  {
    ...screening,
    title: 'a possible match, and a source that is down',
    next: [
      ['checkBackgroundOfac', 'possibleMatch'],
      ['checkBackgroundColombiaDisciplinaryRecords', '409.sourceDown'],
    ],
    output: `identity: accept
OFAC: possible match
United Nations: clean
Interpol: clean
Police: clean
Procuraduría: not checked (Endpoint out of service)`,
    status: 2,
  },
  {
    ...screening,
    title: 'the number does not exist',
    args: ['90040401', '15/03/2020'],
    output: 'identity: correct (Record not found.)',
    status: 2,
  },
  {
    ...screening,
    title: 'the date of issue does not fit',
    args: ['10000002', '16/03/2020'],
    output: 'identity: correct',
    status: 2,
  },
  {
    ...screening,
    title: 'the holder has died',
    next: [['checkIdentityColombiaFullId', 'deceased']],
    output: 'identity: review',
    status: 2,
  },
  {
    ...screening,
    title: 'the credits end in between',
    next: [['checkBackgroundOnu', '403.insufficientCredits']],
    output: `identity: accept
OFAC: clean
Stopped: 403 insufficient_credits`,
    status: 1,
  },
  {
    ...verifying,
    title: 'everything is in order',
    next: [registered],
    output: `tax registry: accept
registration: accept
representative: accept
signer: accept
OFAC, business: clean
OFAC, signer: clean`,
    status: 0,
  },
  {
    ...verifying,
    title: 'the tax registry does not know the NIT',
    args: ['90040401', 'Ejemplo Ficticio S.A.S.', '10000002', '15/03/2020'],
    output: 'tax registry: correct (NotFound)',
    status: 2,
  },
  {
    ...verifying,
    title: 'the registration for taxes is suspended',
    next: [['checkBusinessColombiaDian', 'suspended']],
    output: 'tax registry: review (estado)',
    status: 2,
  },
  {
    ...verifying,
    title: 'the contract names another business',
    args: ['10000002', 'Modelo de Prueba Ltda.', '10000002', '15/03/2020'],
    output: 'tax registry: correct (nombreRazon)',
    status: 2,
  },
  {
    ...verifying,
    title: 'the tax registry gives no state',
    next: [['checkBusinessColombiaDian', 'active', {'/data/estado': null}]],
    output: 'tax registry: not checked (estado)',
    status: 2,
  },
  {
    ...verifying,
    title: 'the business is in another category',
    next: [['checkBusinessColombiaRues', 'notInCategory']],
    output: `tax registry: accept
registration: correct (NotFound)`,
    status: 2,
  },
  {
    ...verifying,
    title: 'the registry asks for a captcha',
    next: [['checkBusinessColombiaRues', '409.captchaFailed']],
    output: `tax registry: accept
registration: not checked (captcha_failed)`,
    status: 2,
  },
  {
    ...verifying,
    title: 'the registration is cancelled',
    next: [['checkBusinessColombiaRues', 'cancelled']],
    output: `tax registry: accept
registration: review (registrationStatus)`,
    status: 2,
  },
  {
    ...verifying,
    title: 'the registration was not renewed',
    next: [['checkBusinessColombiaRues', 'notRenewed']],
    output: `tax registry: accept
registration: review (lastRenewedYear)`,
    status: 2,
  },
  {
    ...verifying,
    title: 'the year of the renewal is missing',
    next: [['checkBusinessColombiaRues', 'active', {'/data/commercialRegistry/lastRenewedYear': null}]],
    output: `tax registry: accept
registration: not checked (lastRenewedYear)`,
    status: 2,
  },
  {
    ...verifying,
    title: 'the business is being wound up',
    next: [['checkBusinessColombiaRues', 'inLiquidation', renewed]],
    output: `tax registry: accept
registration: review (businessName)`,
    status: 2,
  },
  {
    ...verifying,
    title: 'the registry names somebody else',
    args: ['10000002', 'Ejemplo Ficticio S.A.S.', '10000004', '15/03/2020'],
    next: [registered],
    output: `tax registry: accept
registration: accept
representative: review (documentNumber)`,
    status: 2,
  },
  {
    ...verifying,
    title: 'the signer has another type of document',
    next: [
      [
        'checkBusinessColombiaRues',
        'active',
        {...renewed, '/data/commercialRegistry/legalRepresentatives/legalRepresentatives/0/0/documentType': 'CE'},
      ],
    ],
    output: `tax registry: accept
registration: accept
representative: review (documentType)`,
    status: 2,
  },
  {
    ...verifying,
    title: 'the registry gives no representatives',
    next: [
      [
        'checkBusinessColombiaRues',
        'active',
        {...renewed, '/data/commercialRegistry/legalRepresentatives/legalRepresentatives': null},
      ],
    ],
    output: `tax registry: accept
registration: accept
representative: not checked (legalRepresentatives)`,
    status: 2,
  },
  {
    ...verifying,
    title: 'the card of the signer has another date',
    next: [registered, ['checkIdentityColombiaFullId', 'personNotFound']],
    output: `tax registry: accept
registration: accept
representative: accept
signer: correct (NotFound)`,
    status: 2,
  },
  {
    ...verifying,
    title: 'the card of the signer is of another day',
    args: ['10000002', 'Ejemplo Ficticio S.A.S.', '10000002', '16/03/2020'],
    next: [registered],
    output: `tax registry: accept
registration: accept
representative: accept
signer: correct (expeditionDate)`,
    status: 2,
  },
  {
    ...verifying,
    title: 'the card of the signer has another name',
    next: [registered, ['checkIdentityColombiaFullId', 'alive', {'/data/fullName': 'ROSARIO FICTICIA MODELO'}]],
    output: `tax registry: accept
registration: accept
representative: accept
signer: review (fullName)`,
    status: 2,
  },
  {
    ...verifying,
    title: 'the signer has died',
    next: [registered, ['checkIdentityColombiaFullId', 'deceased']],
    output: `tax registry: accept
registration: accept
representative: accept
signer: review (isAlive)`,
    status: 2,
  },
  {
    ...verifying,
    title: 'nothing says whether the signer is alive',
    next: [registered, ['checkIdentityColombiaFullId', 'alive', {'/data/isAlive': null}]],
    output: `tax registry: accept
registration: accept
representative: accept
signer: not checked (isAlive)`,
    status: 2,
  },
  {
    ...verifying,
    title: 'the business may be on the list',
    next: [registered, ['checkBackgroundOfac', 'possibleMatch', {'/data/fullName': 'EJEMPLO FICTICIO S.A.S.'}]],
    output: `tax registry: accept
registration: accept
representative: accept
signer: accept
OFAC, business: possible match`,
    status: 2,
  },
  {
    ...verifying,
    title: 'the signer may be on the list',
    next: [
      registered,
      ['checkBackgroundOfac', 'noHit', {'/data/fullName': 'EJEMPLO FICTICIO S.A.S.'}],
      ['checkBackgroundOfac', 'possibleMatch'],
    ],
    output: `tax registry: accept
registration: accept
representative: accept
signer: accept
OFAC, business: clean
OFAC, signer: possible match`,
    status: 2,
  },
  {
    ...verifying,
    title: 'the list was searched for another name',
    next: [registered, ['checkBackgroundOfac', 'noHit', {'/data/fullName': 'ROSARIO FICTICIA MODELO'}]],
    output: `tax registry: accept
registration: accept
representative: accept
signer: accept
OFAC, business: not checked (fullName)`,
    status: 2,
  },
  {
    ...verifying,
    title: 'the list was not searched',
    next: [registered, ['checkBackgroundOfac', 'listNotSearched']],
    output: `tax registry: accept
registration: accept
representative: accept
signer: accept
OFAC, business: not checked (NotFound)`,
    status: 2,
  },
  {
    ...verifying,
    title: 'the token has expired',
    next: [['checkBusinessColombiaDian', '403.tokenExpired']],
    output: 'Stopped: 403 token_expired',
    status: 1,
  },
  {
    ...verifying,
    title: 'the credits end in between',
    next: [['checkBusinessColombiaRues', '403.insufficientCredits']],
    output: `tax registry: accept
Stopped: 403 insufficient_credits`,
    status: 1,
  },
  {
    ...buying,
    title: 'everything is in order',
    output: `registry: accept
insurance: accept
fines: accept
value: accept (45100000 COP)`,
    status: 0,
  },
  {
    ...buying,
    title: 'the car is too new for an inspection, and answers have an older form',
    next: [
      ['checkVehicleColombiaRuntSoatRtm', 'inspectionNotDue'],
      ['checkVehicleColombiaSimitByPlate', 'olderEnvelope'],
      ['checkVehicleColombiaFasecoldaByPlate', 'withoutYear'],
    ],
    output: `registry: accept
insurance: accept
fines: accept
value: accept (45100000 COP)`,
    status: 0,
  },
  {
    ...buying,
    title: 'the registry does not know the plate with this owner',
    args: ['BBCC13', '90040401'],
    output: 'registry: correct (NotFound)',
    status: 2,
  },
  {
    ...buying,
    title: 'the owner is another person',
    next: [['checkVehicleColombiaRuntByPlate', 'currentOwnersDontMatch']],
    output: 'registry: correct (current_owners_dont_match)',
    status: 2,
  },
  {
    ...buying,
    title: 'the car is pledged',
    next: [['checkVehicleColombiaRuntByPlate', 'encumbered']],
    output: 'registry: review (lien)',
    status: 2,
  },
  {
    ...buying,
    title: 'a pledge is enough, even if a list is missing',
    next: [['checkVehicleColombiaRuntByPlate', 'encumbered', {'/data/garantiasMobiliarias': null}]],
    output: 'registry: review (lien)',
    status: 2,
  },
  {
    ...buying,
    title: 'a court has ordered something',
    next: [['checkVehicleColombiaRuntByPlate', 'inOrder', {'/data/limitacionPropiedad': [{}]}]],
    output: 'registry: review (lien)',
    status: 2,
  },
  {
    ...buying,
    title: 'the car is not active',
    next: [['checkVehicleColombiaRuntByPlate', 'inOrder', {'/data/informacionGeneral/estadoDelVehiculo': 'CANCELADO'}]],
    output: 'registry: review (estadoDelVehiculo)',
    status: 2,
  },
  {
    ...buying,
    title: 'the registry gives no values',
    next: [['checkVehicleColombiaRuntByPlate', 'partial']],
    output: 'registry: not checked (partial answer)',
    status: 2,
  },
  {
    ...buying,
    title: 'the registry gives no list of guarantees',
    next: [['checkVehicleColombiaRuntByPlate', 'inOrder', {'/data/garantiasMobiliarias': null}]],
    output: 'registry: not checked (partial answer)',
    status: 2,
  },
  {
    ...buying,
    title: 'the registry is down',
    next: [['checkVehicleColombiaRuntByPlate', '409.sourceDown']],
    output: 'registry: not checked (Endpoint_out_of_service)',
    status: 2,
  },
  {
    ...buying,
    title: 'the insurance has lapsed, and there are fines',
    next: [['checkVehicleColombiaRuntSoatRtm', 'soatLapsed']],
    output: `registry: accept
insurance: correct (soat)
fines: review (fines)
value: accept (45100000 COP)`,
    status: 2,
  },
  {
    ...buying,
    title: 'the inspection is missing',
    next: [noFines, ['checkVehicleColombiaRuntSoatRtm', 'inspectionMissing']],
    output: `registry: accept
insurance: correct (techReview)
fines: accept
value: accept (45100000 COP)`,
    status: 2,
  },
  {
    ...buying,
    title: 'nothing says whether an inspection is due',
    next: [
      noFines,
      ['checkVehicleColombiaRuntSoatRtm', 'inspectionNotDue', {'/data/techReview/requireTechReview': null}],
    ],
    output: `registry: accept
insurance: not checked (partial answer)
fines: accept
value: accept (45100000 COP)`,
    status: 2,
  },
  {
    ...buying,
    title: 'the insurance has a value that is new',
    next: [noFines, ['checkVehicleColombiaRuntSoatRtm', 'bothInForce', {'/data/soat/valid': 'SI'}]],
    output: `registry: accept
insurance: review (new value)
fines: accept
value: accept (45100000 COP)`,
    status: 2,
  },
  {
    ...buying,
    title: 'an agreement to pay is open',
    next: [['checkVehicleColombiaSimitByPlate', 'noFines', {'/data/acuerdosPago': [{}]}]],
    output: `registry: accept
insurance: accept
fines: review (fines)
value: accept (45100000 COP)`,
    status: 2,
  },
  {
    ...buying,
    title: 'a resolution is open',
    next: [['checkVehicleColombiaSimitByPlate', 'noFines', {'/data/resoluciones': [{}]}]],
    output: `registry: accept
insurance: accept
fines: review (fines)
value: accept (45100000 COP)`,
    status: 2,
  },
  {
    ...buying,
    title: 'nothing says whether there are fines',
    next: [['checkVehicleColombiaSimitByPlate', 'noFines', {'/data/multas': null}]],
    output: `registry: accept
insurance: accept
fines: not checked (partial answer)
value: accept (45100000 COP)`,
    status: 2,
  },
  {
    ...buying,
    title: 'nothing is recorded for the plate, and another source is down',
    next: [
      ['checkVehicleColombiaRuntSoatRtm', '409.sourceDown'],
      ['checkVehicleColombiaSimitByPlate', 'noPlateRecord'],
    ],
    output: `registry: accept
insurance: not checked (Endpoint_out_of_service)
fines: correct (NotFound)
value: accept (45100000 COP)`,
    status: 2,
  },
  {
    ...buying,
    title: 'two sources name different years',
    next: [noFines, ['checkVehicleColombiaFasecoldaByPlate', 'withYear', {'/data/year': '2019'}]],
    output: `registry: accept
insurance: accept
fines: accept
value: review (year)`,
    status: 2,
  },
  {
    ...buying,
    title: 'the guide has no value for the year',
    next: [noFines, ['checkVehicleColombiaFasecoldaByPlate', 'withYear', {'/data/valueModel/1/modelo': '2017'}]],
    output: `registry: accept
insurance: accept
fines: accept
value: review (valor)`,
    status: 2,
  },
  {
    ...buying,
    title: 'the guide has no values',
    next: [noFines, ['checkVehicleColombiaFasecoldaByPlate', 'withYear', {'/data/valueModel': null}]],
    output: `registry: accept
insurance: accept
fines: accept
value: not checked (partial answer)`,
    status: 2,
  },
  {
    ...buying,
    title: 'the guide fails',
    next: [noFines, ['checkVehicleColombiaFasecoldaByPlate', 'failedOrNoCode']],
    output: `registry: accept
insurance: accept
fines: accept
value: not checked (InternalServerError)`,
    status: 2,
  },
  {
    ...buying,
    title: 'the token has expired',
    next: [['checkVehicleColombiaRuntByPlate', '403.tokenExpired']],
    output: 'Stopped: 403 token_expired',
    status: 1,
  },
  {
    ...buying,
    title: 'the credits end in between',
    next: [['checkVehicleColombiaSimitByPlate', '403.insufficientCredits']],
    output: `registry: accept
insurance: accept
Stopped: 403 insufficient_credits`,
    status: 1,
  },
  {
    ...loggingIn,
    title: 'the code is right',
    output: `Type the six digits from the email:
token: in account-token
account: accept`,
    writes: {'account-token': 'sandbox.accountToken.2'},
    status: 0,
  },
  {
    ...loggingIn,
    title: 'the code is wrong',
    input: '482914\n',
    output: `Type the six digits from the email:
code: correct (invalid_otp)`,
    status: 2,
  },
  {
    ...loggingIn,
    title: 'no account has the address',
    next: [['requestEmailLogin', 'unknownEmail']],
    output: 'address: correct (invalid_email)',
    status: 2,
  },
  {
    ...loggingIn,
    title: 'nobody types a code',
    input: '',
    next: [['confirmEmailLogin', 'invalidOtp']],
    output: `Type the six digits from the email:
code: correct (invalid_otp)`,
    status: 2,
  },
  {
    ...loggingIn,
    title: 'the message was not sent',
    next: [['requestEmailLogin', 'sent', {'/data/status': null}]],
    output: 'address: not checked',
    status: 2,
  },
  {
    ...loggingIn,
    title: 'the answer has no token',
    next: [['confirmEmailLogin', 'loggedIn', {'/data/accessToken': null}]],
    output: `Type the six digits from the email:
code: not checked`,
    status: 2,
  },
  {
    ...loggingIn,
    title: 'the new token is refused',
    next: [['getMyAccount', 'unauthorized']],
    output: `Type the six digits from the email:
token: in account-token
Stopped: 401 Unauthorized`,
    writes: {'account-token': 'sandbox.accountToken.2'},
    status: 1,
  },
  {
    ...loggingIn,
    title: 'the file is there already',
    files: {'account-token': 'an older token'},
    output: 'Stopped: account-token is there already, move it away',
    status: 1,
  },
  {
    ...comparing,
    title: 'the face is live and the one on file',
    output: `liveness: accept
comparison: accept`,
    status: 0,
  },
  {
    ...comparing,
    title: 'a photo of the right face',
    next: [['compareFacesLive', 'notLive']],
    output: 'liveness: correct',
    status: 2,
  },
  {
    ...comparing,
    title: 'another face',
    next: [['compareFacesLive', 'different']],
    output: `liveness: accept
comparison: correct`,
    status: 2,
  },
  {
    ...comparing,
    title: 'the score is the threshold, and a text',
    next: [['compareFacesLive', 'liveAndAlike', {'/data/score': '0.85'}]],
    output: `liveness: accept
comparison: correct`,
    status: 2,
  },
  {
    ...comparing,
    title: 'the score is above 1',
    next: [['compareFacesLive', 'liveAndAlike', {'/data/score': 94}]],
    output: `liveness: accept
comparison: review`,
    status: 2,
  },
  {
    ...comparing,
    title: 'no liveness',
    next: [['compareFacesLive', 'liveAndAlike', {'/data/liveness': null}]],
    output: 'liveness: not checked',
    status: 2,
  },
  {
    ...comparing,
    title: 'a picture without a face',
    next: [['compareFacesLive', '500.internalError', {'/message': 'no_face_detected'}]],
    output: 'comparison: correct (no_face_detected)',
    status: 2,
  },
  {
    ...comparing,
    title: 'the API fails',
    next: [['compareFacesLive', '500.internalError']],
    output: 'comparison: not checked (internal_error)',
    status: 2,
  },
  {
    ...searching,
    title: 'the person is found',
    output: `liveness: accept
search: accept
person: accept (690a1f35c2d4e8b7a1f05c08)`,
    status: 0,
  },
  {
    ...searching,
    title: 'two people are alike',
    next: [['searchFacesLive', 'ambiguous']],
    output: `liveness: accept
search: review`,
    status: 2,
  },
  {
    ...searching,
    title: 'the only score is too low to decide alone',
    next: [['searchFacesLive', 'found', {'/data/persons/0/score': 0.89}]],
    output: `liveness: accept
search: review`,
    status: 2,
  },
  {
    ...searching,
    title: 'nobody is found',
    next: [['searchFacesLive', 'nobody']],
    output: `liveness: accept
search: correct`,
    status: 2,
  },
  {
    ...searching,
    title: 'no list of persons',
    next: [['searchFacesLive', 'found', {'/data/persons': null}]],
    output: `liveness: accept
search: not checked`,
    status: 2,
  },
  {
    ...searching,
    title: 'the face is not live',
    next: [['searchFacesLive', 'found', {'/data/liveness_score': 0.6}]],
    output: 'liveness: correct',
    status: 2,
  },
  {
    ...searching,
    title: 'the person was switched off',
    next: [['getPerson', 'inactive']],
    output: `liveness: accept
search: accept
person: review (690a1f35c2d4e8b7a1f05c08)`,
    status: 2,
  },
  {
    ...searching,
    title: 'the person belongs to another collection',
    args: ['search', 'face-today.jpg', '690a1f35c2d4e8b7a1f05f02', '0f4c2b7e-1a3d-4c5b-9e8f-2a6d0c9b1e75'],
    output: `liveness: accept
search: accept
person: review (690a1f35c2d4e8b7a1f05c08)`,
    status: 2,
  },
  {
    ...searching,
    title: 'the person was deleted',
    next: [['getPerson', 'personNotFound']],
    output: `liveness: accept
search: accept
person: review (person_not_found)`,
    status: 2,
  },
  {
    ...searching,
    title: 'the token has expired',
    next: [['searchFacesLive', 'tokenExpired']],
    output: 'Stopped: 403 token_expired',
    status: 1,
  },
  {
    ...proving,
    title: 'the proof is made',
    output: `Type the password of the proof:
proof: accept (member.proof)`,
    writes: {'member.proof': 'c2FuZGJveCBwcm9vZiA1YTAwMDAwMDAwMDAwMDAwMDAwMDAwMDE='},
    status: 0,
  },
  {
    ...proving,
    title: 'the picture is refused',
    next: [['createZelfProof', 'pictureRefused']],
    output: `Type the password of the proof:
proof: correct (THE IMAGE CANNOT BE USED)`,
    status: 2,
  },
  {
    ...proving,
    title: 'the engine makes no proof',
    next: [['createZelfProof', 'engineFault']],
    output: `Type the password of the proof:
proof: correct (THE PROOF COULD NOT BE MADE)`,
    status: 2,
  },
  {
    ...proving,
    title: 'the answer has no proof',
    next: [['createZelfProof', 'created', {'/zelfProof': null}]],
    output: `Type the password of the proof:
proof: not checked`,
    status: 2,
  },
  {
    ...proving,
    title: 'there is a proof already',
    files: {...proving.files, 'member.proof': 'an older proof'},
    output: 'Stopped: member.proof is there already, move it away',
    status: 1,
  },
  {
    ...proving,
    title: 'nobody types a password',
    input: '',
    output: `Type the password of the proof:
Stopped: there is no password`,
    status: 1,
  },
  {
    ...proving,
    title: 'the token has expired',
    next: [['createZelfProof', 'unauthorized']],
    output: `Type the password of the proof:
Stopped: 401 Protected resource, use Authorization header to get access`,
    status: 1,
  },
  {
    ...opening,
    title: 'the person is back',
    output: `preview: accept
Type the password of the proof:
opening: accept`,
    status: 0,
  },
  {
    ...opening,
    title: 'the password is wrong',
    input: 'exmaple-password\n',
    output: `preview: accept
Type the password of the proof:
opening: correct (ERR_INVALID_PASSWORD)`,
    status: 2,
  },
  {
    ...opening,
    title: 'the picture cannot be read',
    next: [['openZelfProof', 'invalidImage']],
    output: `preview: accept
Type the password of the proof:
opening: correct (ERR_INVALID_IMAGE)`,
    status: 2,
  },
  {
    ...opening,
    title: 'the engine has no key',
    next: [['openZelfProof', 'apiKeyNotPresent']],
    output: `preview: accept
Type the password of the proof:
opening: not checked (ERR_API_KEY_NOT_PRESENT)`,
    status: 2,
  },
  {
    ...opening,
    title: 'the proof of another person',
    next: [['openZelfProof', 'opened', {'/metadata/fullName': 'EJEMPLO OTRO'}]],
    output: `preview: accept
Type the password of the proof:
opening: review`,
    status: 2,
  },
  {
    ...opening,
    title: 'the name is right, the identifier is not',
    next: [['openZelfProof', 'opened', {'/metadata/fullName': 'EJEMPLA LUCÍA PRUEBA FICTICIA'}]],
    output: `preview: accept
Type the password of the proof:
opening: review`,
    status: 2,
  },
  {
    ...opening,
    title: 'nothing protected is in the answer',
    next: [['openZelfProof', 'opened', {'/metadata': null}]],
    output: `preview: accept
Type the password of the proof:
opening: not checked`,
    status: 2,
  },
  {
    ...opening,
    title: 'the proof has no password',
    next: [['previewZelfProof', 'noPassword']],
    output: 'preview: review',
    status: 2,
  },
  {
    ...opening,
    title: 'the proof was cut off',
    next: [['previewZelfProof', 'undecodableProof']],
    output: 'preview: correct (PROVIDED ZELFPROOF BYTES COULD NOT BE DECODED AS A BASE64 STRING.)',
    status: 2,
  },
  {
    ...leasing,
    title: 'the name is leased and paid',
    output: `ejemplo.zelf: 24 USD for 1 year
Type yes to lease it:
lease: accept (ejemplo.zelf.proof)
payment: accept`,
    writes: leasedProof,
    status: 0,
  },
  {
    ...leasing,
    title: 'the name is reserved until it is paid',
    next: [['leaseTag', 'hold']],
    output: `ejemplo.zelf: 24 USD for 1 year
Type yes to lease it:
lease: accept (ejemplo.zelf.proof)
payment: correct (hold)`,
    writes: leasedProof,
    status: 2,
  },
  {
    ...leasing,
    title: 'the name is taken',
    next: [['searchTag', 'taken']],
    output: 'name: correct (mainnet)',
    status: 2,
  },
  {
    ...leasing,
    title: 'the name is reserved by somebody',
    next: [['searchTag', 'hold']],
    output: 'name: correct (hold)',
    status: 2,
  },
  {
    ...leasing,
    title: 'the name is too long',
    next: [['searchTag', 'nameTooLong']],
    output: 'name: correct (Name must be no more than 20 characters)',
    status: 2,
  },
  {
    ...leasing,
    title: 'the search fails inside',
    next: [['searchTag', 'taken', {'/data/error': 'the network did not answer'}]],
    output: 'name: not checked (the network did not answer)',
    status: 2,
  },
  {
    ...leasing,
    title: 'there is no price',
    next: [['searchTag', 'free', {'/data/price': null}]],
    output: 'price: not checked',
    status: 2,
  },
  {
    ...leasing,
    title: 'the person does not agree',
    input: 'no\n',
    output: `ejemplo.zelf: 24 USD for 1 year
Type yes to lease it:
Stopped: nothing was leased`,
    status: 1,
  },
  {
    ...leasing,
    title: 'a person was quicker',
    next: [['leaseTag', 'tagPurchasedAlready']],
    output: `ejemplo.zelf: 24 USD for 1 year
Type yes to lease it:
lease: correct (tag_purchased_already)`,
    status: 2,
  },
  {
    ...leasing,
    title: 'nobody knows whether the name was leased',
    next: [['leaseTag', '500.internalError']],
    output: `ejemplo.zelf: 24 USD for 1 year
Type yes to lease it:
lease: not checked (internal_error)`,
    status: 2,
  },
  {
    ...leasing,
    title: 'the answer has no proof',
    next: [['leaseTag', 'hold', {'/data/zelfProof': null}]],
    output: `ejemplo.zelf: 24 USD for 1 year
Type yes to lease it:
lease: not checked`,
    status: 2,
  },
  {
    ...leasing,
    title: 'the answer does not say whether the name is paid',
    next: [['leaseTag', 'leased', {'/data/ipfs/publicData/type': null}]],
    output: `ejemplo.zelf: 24 USD for 1 year
Type yes to lease it:
lease: accept (ejemplo.zelf.proof)
payment: not checked`,
    writes: leasedProof,
    status: 2,
  },
  {
    ...leasing,
    title: 'the session is over',
    next: [['leaseTag', 'unauthorized']],
    output: `ejemplo.zelf: 24 USD for 1 year
Type yes to lease it:
Stopped: 401 Protected resource, use Authorization header to get access`,
    status: 1,
  },
  {
    ...onboarding,
    title: 'the link was sent',
    output: `registration: 5a000000000000000000000b
link: accept`,
    writes: {'link.txt': onboardingLink},
    status: 0,
  },
  {
    ...onboarding,
    title: 'the link was not sent',
    args: ['open', 'lucia.prueba@mail.example', 'another.txt'],
    next: [['resendAppRegistrationLink', 'linkOnly']],
    output: `registration: 5a000000000000000000000b
link: correct (send another.txt)`,
    writes: {'another.txt': onboardingLink},
    status: 2,
  },
  {
    ...onboarding,
    title: 'the address is registered',
    next: [['createAppRegistration', 'emailRegistered']],
    output: 'Stopped: 409 email_is_registered_already',
    status: 1,
  },
  {
    ...onboarding,
    title: 'the project is not active',
    next: [['createAppRegistration', 'projectNotActive']],
    output: 'Stopped: 409 Project_not_active',
    status: 1,
  },
  {
    ...onboarding,
    title: 'the token has expired',
    next: [['createAppRegistration', 'tokenExpired']],
    output: 'Stopped: 403 token_expired',
    status: 1,
  },
  {
    ...onboarding,
    title: 'the file is there already',
    files: {'link.txt': 'an older link'},
    output: 'Stopped: link.txt is there already, move it away',
    status: 1,
  },
];
