import type {SandboxState} from '../../packages/sandbox/src/public';

/** What happens before a step of a workflow that the workflow itself does not do. */
interface Preparation {
  /**
   * What the reader has made before, or what others do meanwhile, such as people on hosted pages.
   *
   * @param output - what an earlier step has given
   */
  state?: (output: (step: string, name: string) => string) => SandboxState;
  /** Name of the answer, where the sandbox gives examples whatever was sent before. */
  answer?: string;
}

const email = 'lucia.prueba@mail.example';

/** The project and the flow of a login, which another workflow sets up. */
function loginSetUp(): SandboxState {
  const [project, flow] = ['690a1f35c2d4e8b7a1f0e101', '690a1f35c2d4e8b7a1f0e102'];
  return {
    records: {
      '/v2/projects': [{_id: project, status: 'active'}],
      '/v2/project-flows': [{_id: flow, project, type: 'login', status: 'active'}],
    },
  };
}

/** The project of a self-hosted onboarding, which another workflow sets up. */
function selfHostedSetUp(): SandboxState {
  const [project, flow] = ['6512a0b4c3d2e1f0a9b8c702', '6512a0b4c3d2e1f0a9b8c703'];
  return {
    records: {
      '/v3/projects': [{_id: project, name: 'Example onboarding', status: 'active', demoMode: true}],
      '/v3/project-flows': [{_id: flow, project, type: 'onboarding', target: 'personal', status: 'active'}],
    },
  };
}

/** The proof that another workflow made for Lucía. */
function madeProof(): SandboxState {
  const proof = {
    _id: 'ZXhhbXBsZS1rZXB0LXByb29m',
    identifier: 'member0001',
    publicData: {reference: 'M-1042'},
    metadata: {fullName: 'EJEMPLA LUCÍA PRUEBA FICTICIA'},
    password: 'example-password',
  };
  return {records: {proofs: [proof]}};
}

/** By workflow and step. */
export const preparations: Readonly<Record<string, Readonly<Record<string, Preparation>>>> = {
  'email-login-of-a-user': {'send-code': {state: loginSetUp}},
  'login-by-api': {'send-code': {state: loginSetUp}},
  'hosted-login': {
    'read-validation': {
      state: (output) => {
        const own = {
          client: '6512a0b4c3d2e1f0a9b8c701',
          project: output('create-project', 'projectId'),
          projectFlow: output('create-flow', 'flowId'),
          status: 'validated',
          createdAt: '2026-01-01T12:00:00.000Z',
          updatedAt: '2026-01-01T12:00:00.000Z',
        };
        const _id = '690a1f35c2d4e8b7a1f0e104';
        return {
          records: {
            '/v2/email-validations': [{_id, ...own, email, type: 'login'}],
            '/v2/app-logins': [{_id: '690a1f35c2d4e8b7a1f0e107', ...own, type: 'email', emailValidation: _id}],
          },
        };
      },
    },
  },
  'open-face-proof': {'preview-proof': {state: madeProof}},
  'open-zelf-proof': {'preview-proof': {state: madeProof}},
  'take-onboarding-live': {'leave-demo-mode': {state: selfHostedSetUp}},
  'hosted-onboarding': {
    'read-registration': {
      state: (output) => ({
        records: {
          '/v2/app-registrations': [
            {
              _id: output('register', 'registrationId'),
              status: 'COMPLETED',
              documentValidation: {_id: '690a1f35c2d4e8b7a1f05c05', status: 'ACTIVE'},
              biometricValidation: {_id: '690a1f35c2d4e8b7a1f05c04', status: 'validated'},
              compareFaceVerification: {result: {score: 0.93, passed: true}},
            },
          ],
        },
      }),
    },
  },
  // Each plate of the test numbers has fines.
  'verify-a-vehicle': {'read-fines': {answer: 'noFines'}},
  // Names are paid elsewhere.
  'lease-a-name': {lease: {answer: 'hold'}},
  'look-up-a-name': {'check-state': {answer: 'taken'}},
  'recover-a-name': {'preview-proof': {answer: 'withPassword'}},
};
