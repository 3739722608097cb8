import {beforeEach, describe, expect, it} from 'vitest';
import {contractAsWritten} from '../../src/reference/contract/siteContract';
import {sampleRequest} from '../../src/reference/samples/SampleRequest';
import {siteWorkflows} from '../../src/reference/workflows/siteWorkflows';
import type {Workflow} from '../../src/reference/workflows/types';
import {WorkflowState, type Answer, type ReceivedRequest} from './WorkflowState';

const accountToken = 'example.access.token';
const registrationToken = 'example.registration.token';

let workflow: Workflow;
let state: WorkflowState;

beforeEach(async () => {
  const {operations} = (await contractAsWritten()).in.en;
  workflow = (await siteWorkflows()).en.get('onboarding-by-api') as Workflow;
  state = new WorkflowState(workflow, operations);
});

/** What a step sends, with changes. */
function send(id: string, changes: Partial<ReceivedRequest> = {}): Answer {
  const step = workflow.steps.find((other) => other.id === id);
  if (step === undefined) {
    throw new Error(`There is no step "${id}".`);
  }
  const {method, url, body} = sampleRequest(step.operation);
  const {pathname, searchParams} = new URL(url);
  const token = step.token?.from === 'steps' ? registrationToken : accountToken;
  return state.answer({
    method,
    path: pathname,
    query: searchParams,
    authorization: `Bearer ${token}`,
    body,
    ...changes,
  });
}

const before = (id: string): void => {
  for (const step of workflow.steps) {
    if (step.id === id) {
      return;
    }
    send(step.id);
  }
};

describe('WorkflowState', () => {
  it('goes through a workflow', () => {
    for (const {id, answer} of workflow.steps) {
      expect(send(id)).toEqual({status: 200, body: answer});
    }
  });

  it('knows no record that was never created', () => {
    before('activate-project');
    const path = '/v2/projects/690a1f35c2d4e8b7a1f0ffff';
    expect(send('activate-project', {path})).toMatchObject({status: 404, body: {message: 'Record not found.'}});
  });

  it('refuses a token that was never issued, and one of another kind', () => {
    expect(send('create-project', {authorization: undefined}).status).toBe(401);
    expect(send('create-project', {authorization: 'Bearer other'}).status).toBe(401);
    before('send-email-code');
    expect(send('send-email-code', {authorization: `Bearer ${accountToken}`})).toMatchObject({
      status: 403,
      body: {message: 'token_not_right'},
    });
  });

  it('refuses a wrong code, and the end before the codes are confirmed', () => {
    before('confirm-email');
    expect(send('finish')).toMatchObject({status: 409, body: {message: 'signUpForm_validation_not_passed'}});
    const body = {email: 'lucia.prueba@mail.example', otp: '000000'};
    expect(send('confirm-email', {body})).toMatchObject({status: 403, body: {message: 'otp_does_not_match'}});
    expect(send('confirm-email').status).toBe(200);
  });

  it("refuses another person's address, and names step and field", () => {
    before('send-email-code');
    expect(send('send-email-code', {body: {email: 'rosario.modelo@mail.example'}})).toMatchObject({
      status: 422,
      body: {message: expect.stringMatching(/Step "send-email-code": "email" is "rosario/) as string},
    });
  });
});
