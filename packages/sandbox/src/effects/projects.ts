import {isNode} from '../../../../src/reference/json';
import {change, namedRecord, newRecord, notFound} from '../collections';
import {successHaving, successWith} from '../replies';
import type {ApiRecord, Store} from '../store';
import {without} from './parties';
import type {Call, Effect, Reply} from './types';

const flowsOf = (store: Store, {_id}: ApiRecord): ApiRecord[] =>
  store.all('/v3/project-flows').filter(({project}) => project === _id);

/** Answers with a project of version 3 and its flows, where the contract shows them. */
function showProject(
  call: Call,
  project: ApiRecord,
  outcome = successWith(call.operation, '/data/status', project.status),
): Reply {
  const flows = flowsOf(call.store, project).map((flow) => without(flow, 'project'));
  const data = isNode(outcome.value) && isNode(outcome.value.data) ? outcome.value.data : {};
  const all = 'projectFlows' in data ? {projectFlows: flows} : {};
  return {outcome, set: {'/data': {...project, projectFlow: flows[0] ?? null, ...all}}};
}

/** Adds the flow that is sent with a project, or changes the one that it has. */
export function setFlow(call: Call, project: ApiRecord): void {
  const {projectFlow} = call.body;
  const [flow] = flowsOf(call.store, project);
  if (isNode(projectFlow) && flow === undefined) {
    const model = newRecord(call, successHaving(call.operation, '/data/projectFlow/_id', true), '/data/projectFlow');
    call.store.add('/v3/project-flows', {
      ...model,
      ...projectFlow,
      status: 'draft',
      project: project._id,
      _id: model._id,
    });
  } else if (isNode(projectFlow) && flow !== undefined) {
    change(call, flow, projectFlow);
  }
}

export const createProjectV3: Effect = (call) => {
  const outcome = successHaving(call.operation, '/data/projectFlow/_id', call.body.projectFlow !== undefined);
  const record = newRecord(call, outcome);
  const project = call.store.add('/v3/projects', {...without(record, 'projectFlow'), _id: record._id});
  setFlow(call, project);
  return showProject(call, project, outcome);
};

export const projectV3 =
  (update: (call: Call, project: ApiRecord) => void): Effect =>
  (call) => {
    const project = namedRecord(call, '/v3/projects');
    if (project === undefined) {
      return notFound(call);
    }
    update(call, project);
    return showProject(call, project);
  };

/** A flow that becomes active makes its project active. */
export const updateFlowV3: Effect = (call) => {
  const flow = namedRecord(call, '/v3/project-flows');
  if (flow === undefined) {
    return notFound(call);
  }
  change(call, flow);
  const project = call.store.get('/v3/projects', flow.project);
  if (flow.status === 'active' && project !== undefined) {
    project.status = 'active';
  }
  const outcome = successWith(call.operation, '/data/status', flow.status);
  return {outcome, set: {'/data': without(flow, 'project')}};
};
