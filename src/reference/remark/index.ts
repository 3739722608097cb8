import type {Root, RootContent} from 'mdast';
import type {MdxJsxFlowElement} from 'mdast-util-mdx-jsx';
import type {VFile} from 'vfile';
import {localeCodes, type LocaleCode} from '../../../config/locales';
import {attributesOf, element, importNode} from '../../content/remark/nodes';
import type {Contract, LocalizedContract, Operation} from '../contract/types';
import type {Workflow, Workflows, WorkflowStep} from '../workflows/types';
import {placeBeside, type Panel} from './beside';
import {coverageMatrix} from './coverageMatrix';
import {errorCatalogue} from './errorCatalogue';
import {exampleRegion, readExamples, wholeExample, type Example} from './example';
import {expandOperation, operationSampleTabs} from './operation';
import {countryOperations, operationList} from './operationLists';
import {outcomes} from './outcomes';
import type {Surroundings} from './parts';
import {findPlaces, lookUp, type ElementName, type Place} from './places';
import {answer} from './response';
import {schemaObject} from './schemaObject';
import {stateDiagram} from './states';
import {termTable} from './termTable';
import {webhookEvents} from './webhookEvents';
import {stepAnswer, stepFailures, workflowOverview, workflowStep} from './workflow';

export interface ReferenceOptions {
  /** Of pages; a part of a page says its own by its name, as `_sample-es.mdx`, for it may have no front matter. */
  locale: LocaleCode;
  /** Called when a page has an element of the reference: pages without one need no contract. */
  loadContract: () => Promise<Contract>;
  /** Called when a page has an element of a workflow. */
  loadWorkflows: () => Promise<Workflows>;
}

/** Statements of modules and the front matter: no text of the page. */
const isNoText = ({type}: RootContent): boolean => type === 'mdxjsEsm' || type === 'yaml';

/** Elements that a page is about: what it says around one of them becomes the text beside the panel. */
const isSubject = ({name}: Place): boolean => name === 'Operation' || name === 'SchemaObject';

/** Operations by their subject, or by their country. */
function operationsBy(key: 'tag' | 'country', operations: readonly Operation[]): ReadonlyMap<string, Operation[]> {
  const names = new Set(operations.flatMap(({[key]: name}) => name ?? []));
  return new Map([...names].map((name) => [name, operations.filter((operation) => operation[key] === name)]));
}

/** What the elements of a page are made from. */
interface PageSources {
  file: VFile;
  locale: LocaleCode;
  contract: LocalizedContract;
  workflows: ReadonlyMap<string, Workflow>;
  examples: ReadonlyMap<string, Example>;
  /** Whether several operations stand on the page. */
  shared: boolean;
}

/** What takes the place of each element. */
function expanders(sources: PageSources): Record<ElementName, (place: Place, around?: Surroundings) => RootContent[]> {
  const {file, locale, contract, workflows, examples, shared} = sources;
  const {operations, schemas, events, terms} = contract;
  const all = [...operations.values()];
  const each =
    <T>(known: ReadonlyMap<string, T>, expand: (subject: T, around?: Surroundings) => RootContent[]) =>
    (place: Place, around?: Surroundings): RootContent[] =>
      expand(lookUp(known, place, file), around);
  return {
    Operation: each(operations, (operation, around) => expandOperation(operation, {locale, shared, ...around})),
    OperationAnswer: each(operations, (operation) => [answer(operation)]),
    OperationOutcomes: each(operations, (operation) => [outcomes(operation, locale)]),
    OperationSamples: each(operations, (operation) => [operationSampleTabs(operation)]),
    SchemaObject: each(schemas, (schema, around) => schemaObject(schema, {locale, ...around})),
    States: each(schemas, (schema) => [...importNode('css/docs/states.css'), stateDiagram(schema)]),
    OperationIndex: each(operationsBy('tag', all), (own) => [operationList(own, locale, false)]),
    CountryOperations: each(operationsBy('country', all), (own) => countryOperations(own, locale)),
    WebhookEvents: () => [...importNode('css/docs/entries.css'), ...webhookEvents(events, locale)],
    ErrorCatalogue: () => [...importNode('css/docs/entries.css'), ...errorCatalogue(contract, locale)],
    Terms: () => termTable(terms, locale),
    CoverageMatrix: () => [...importNode('css/docs/coverage.css'), coverageMatrix(all, locale)],
    Workflow: each(workflows, (workflow) => workflowOverview(workflow, locale)),
    WorkflowStep: () => [],
    Example: each(examples, (example) => wholeExample(example, locale)),
  };
}

/** The code that is placed beside a text; undefined for elements without any. */
function panelOf(place: Place, {file, locale, workflows, examples}: PageSources): Panel | undefined {
  const {region, step: named, file: ownName, workflow: workflowName = ownName} = attributesOf(place.node);
  const stepOf = ({steps}: Workflow): WorkflowStep =>
    lookUp(new Map(steps.map((step) => [step.id, step])), place, file, 'step');
  if (place.name === 'WorkflowStep') {
    const workflow = lookUp(workflows, place, file);
    return workflowStep(stepOf(workflow), workflow, locale);
  }
  if (place.name !== 'Example' || region === undefined) {
    return undefined;
  }
  const example = lookUp(examples, place, file);
  const code = exampleRegion(example, region, lookUp(example.regions, place, file, 'region'));
  if (named === undefined) {
    return {beside: [code], after: []};
  }
  const step = stepOf(lookUp(workflows, place, file, 'workflow', workflowName));
  return {beside: [code, ...stepAnswer(step, locale)], after: stepFailures(step, locale)};
}

/**
 * Replaces the elements of `places.ts` by plain Markdown nodes made from the contract, so that table of contents, anchors,
 * search and readers without JavaScript get them.
 */
export default function remarkReference({locale: usualLocale, loadContract, loadWorkflows}: ReferenceOptions) {
  return async (root: Root, file: VFile): Promise<void> => {
    const places = findPlaces(root);
    if (places.length === 0) {
      return;
    }
    const [, named] = /[\\/]_[\w-]+-(\w+)\.mdx$/.exec(file.path) ?? [];
    const locale = localeCodes.find((code) => code === named) ?? usualLocale;
    const contract = (await loadContract()).in[locale];
    const needsWorkflows = places.some(({name}) => name.startsWith('Workflow') || name === 'Example');
    const workflows = needsWorkflows ? (await loadWorkflows())[locale] : new Map<string, Workflow>();
    const shared = places.filter(({name}) => name === 'Operation').length > 1;
    const subject = shared ? undefined : places.find((place) => isSubject(place) && place.parent === root);
    const examples = places.some(({name}) => name === 'Example') ? readExamples() : new Map<string, Example>();
    const sources = {file, locale, contract, workflows, examples, shared};
    const expand = expanders(sources);
    const panels = new Map<MdxJsxFlowElement, Panel>();
    for (const place of places.filter((other) => other !== subject)) {
      const panel = panelOf(place, sources);
      if (panel !== undefined) {
        panels.set(place.node, panel);
        continue;
      }
      const {children} = place.parent;
      children.splice(children.indexOf(place.node), 1, ...expand[place.name](place));
    }
    if (subject !== undefined) {
      // At the end, because it takes in what stands around it.
      const said = root.children.filter((node) => !isNoText(node));
      const at = said.indexOf(subject.node);
      const around = {lead: said.slice(0, at), rest: said.slice(at + 1)};
      root.children = [...root.children.filter(isNoText), ...expand[subject.name](subject, around)];
    }
    placeBeside(root, panels);
    if (shared || panels.size > 0) {
      root.children.unshift(element('Sections', {}));
    }
  };
}
