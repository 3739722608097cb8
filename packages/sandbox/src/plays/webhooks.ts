import type {State} from '../state/State';
import {newRecord} from './newRecord';
import {bodyOf, idIn, type Play} from './Play';
import {change, namedRecord, show} from './resources';
import {notFound, successWith, usual} from './replies';

const webhooks = '/v2/webhooks';

/** The flows of a webhook come under one name and are answered under another. */
function linked(body: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const {link, ...fields} = body;
  return {...fields, ...(Array.isArray(link) ? {projectFlow: link} : {})};
}

/** A flow has one webhook: the last that was linked to it. */
function unlinkOthers({records}: State, id: string | undefined, flows: unknown): void {
  const taken = Array.isArray(flows) ? flows.map(idIn) : [];
  for (const other of records.all(webhooks).filter(({_id}) => _id !== id)) {
    const linkedFlows = Array.isArray(other.projectFlow) ? other.projectFlow : [other.projectFlow];
    if (linkedFlows.some((flow) => taken.includes(idIn(flow)))) {
      other.projectFlow = linkedFlows.filter((flow) => !taken.includes(idIn(flow)));
    }
  }
}

/** Creates a webhook; it receives events as soon as it is linked to a flow. */
export const createWebhook: Play = (call) => {
  const {operation, state} = call;
  const {link} = bodyOf(call);
  const isLinked = Array.isArray(link) && link.length > 0;
  const outcome = isLinked ? usual(operation) : successWith(operation, '/data/projectFlow/0', undefined);
  const record = {...newRecord(call, outcome), ...linked(bodyOf(call)), projectFlow: isLinked ? link : []};
  unlinkOthers(state, undefined, link);
  return {outcome, set: {'/data': state.records.add(webhooks, record)}};
};

/** Changes a webhook. */
export const updateWebhook: Play = (call) => {
  const record = namedRecord(call, webhooks);
  if (record === undefined) {
    return notFound(call);
  }
  unlinkOthers(call.state, record._id, bodyOf(call).link);
  return show(call, change(call, record, linked(bodyOf(call))));
};

/** Sends a delivery again, to the webhook that it went to. */
export const resendEvent: Play = (call) => {
  const event = namedRecord(call, '/v2/webhook-events');
  if (event === undefined) {
    return notFound(call);
  }
  call.webhooks.resend(event._id);
  return {outcome: usual(call.operation)};
};

/** Sends an event of the contract to an address, to see whether it is received. */
export const testWebhook: Play = (call) => {
  call.webhooks.test(String(bodyOf(call).url));
  return {outcome: usual(call.operation)};
};
