import {isNode} from '../contract/pointers';
import type {ApiRecord} from '../state/Records';
import type {State} from '../state/State';
import {newRecord} from './newRecord';
import {bodyOf, type Call, type Play, type Reply} from './Play';
import {change, namedRecord} from './resources';
import {notFound, successHaving, successWith} from './replies';
import {without} from './without';

const projects = '/v3/projects';
const flows = '/v3/project-flows';

const flowsOf = (state: State, project: ApiRecord): ApiRecord[] =>
  state.records.all(flows).filter((flow) => flow.project === project._id);

const shownFlow = (flow: ApiRecord): Record<string, unknown> => without(flow, 'project');

/** Adds a flow to a project after the model of the contract's answer. */
function addFlow(call: Call, project: ApiRecord, sent: object): ApiRecord {
  const {state, operation} = call;
  const outcome = successHaving(operation, '/data/projectFlow/_id', true);
  const model = newRecord(
    {...call, sent: {...call.sent, body: {...bodyOf(call), projectFlow: sent}}},
    outcome,
    '/data/projectFlow',
  );
  return state.records.add(flows, {
    ...model,
    ...sent,
    status: 'draft',
    project: project._id,
    _id: model._id,
  });
}

/** Answers with a project and its flows, where the contract shows them. */
function show({state, operation}: Call, project: ApiRecord): Reply {
  const own = flowsOf(state, project);
  const [flow] = own;
  const outcome = successWith(operation, '/data/status', project.status);
  const data = isNode(outcome.value) && isNode(outcome.value.data) ? outcome.value.data : {};
  const shown = {
    ...project,
    projectFlow: flow === undefined ? null : shownFlow(flow),
    ...('projectFlows' in data ? {projectFlows: own.map(shownFlow)} : {}),
  };
  return {outcome, set: {'/data': shown}};
}

/** Creates a project, with a flow where the call sends one. */
export const createProject: Play = (call) => {
  const {operation, state} = call;
  const {projectFlow} = bodyOf(call);
  const outcome = successHaving(operation, '/data/projectFlow/_id', projectFlow !== undefined);
  const record = newRecord(call, outcome);
  const project = state.records.add(projects, {...without(record, 'projectFlow'), _id: record._id});
  const flow = isNode(projectFlow) ? addFlow(call, project, projectFlow) : undefined;
  return {outcome, set: {'/data': {...project, projectFlow: flow === undefined ? null : shownFlow(flow)}}};
};

/** Reads a project with its flows. */
export const readProject: Play = (call) => {
  const project = namedRecord(call, projects);
  return project === undefined ? notFound(call) : show(call, project);
};

/** Changes a project, or its flow where the call sends one. */
export const updateProject: Play = (call) => {
  const {state} = call;
  const project = namedRecord(call, projects);
  if (project === undefined) {
    return notFound(call);
  }
  const {projectFlow, ...fields} = bodyOf(call);
  const [flow] = flowsOf(state, project);
  if (isNode(projectFlow)) {
    if (flow === undefined) {
      addFlow(call, project, projectFlow);
    } else {
      change(call, flow, projectFlow);
    }
  }
  return show(call, change(call, project, fields.demoMode === false ? {...fields, demoOTP: null} : fields));
};

/** Changes a flow. A flow that becomes active makes its project active. */
export const updateFlow: Play = (call) => {
  const {operation, state} = call;
  const flow = namedRecord(call, flows);
  if (flow === undefined) {
    return notFound(call);
  }
  change(call, flow);
  const project = state.records.get(projects, String(flow.project));
  if (flow.status === 'active' && project !== undefined) {
    project.status = 'active';
  }
  return {outcome: successWith(operation, '/data/status', flow.status), set: {'/data': shownFlow(flow)}};
};
