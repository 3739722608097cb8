import type {Root, RootContent} from 'mdast';
import type {VFile} from 'vfile';
import {countries} from '../../../config/countries';
import {type LocaleCode} from '../../../config/locales';
import type {Contract} from '../contract/types';
import type {Release} from '../history/types';
import {apiChanges, operationHistory} from './apiChanges';
import {coverageMatrix} from './coverageMatrix';
import {errorCatalogue} from './errorCatalogue';
import {referenceLabels} from '../labels';
import {expandOperation, operationSampleTabs} from './operation';
import {countryOperations, operationList} from './operationLists';
import {answer} from './response';
import {outcomes} from './outcomes';
import {webhookEvents} from './webhookEvents';
import {termTable} from './termTable';
import type {Workflow, Workflows} from '../workflows/types';
import {findPlaces, lookUp, type ElementName, type Place} from './places';
import {workflowOutput, workflowOverview, workflowProgram, workflowStep} from './workflow';
import {schemaObject} from './schemaObject';
import {element, importNode} from '../../content/remark/nodes';

export interface ReferenceOptions {
  locale: LocaleCode;
  /** Called when a page has an element of the reference: pages without one need no contract. */
  loadContract: () => Promise<Contract>;
  /** Called when a page has an element of a workflow. */
  loadWorkflows: () => Promise<Workflows>;
  /** The releases of the contract, the last one first. */
  releases: () => readonly Release[];
}

const countriesByCode = new Map(countries.map((country) => [country.code, country]));

/** Statements of modules and the front matter: no text of the page. */
const isNoText = ({type}: RootContent): boolean => type === 'mdxjsEsm' || type === 'yaml';

/** Elements that a page is about: what it says around one of them becomes the text beside the panel. */
const isSubject = ({name}: Place): boolean => name === 'Operation' || name === 'SchemaObject';

/**
 * Replaces the elements of `places.ts` by plain Markdown nodes made from the contract, so that table of contents, anchors,
 * search and readers without JavaScript get them.
 */
export default function remarkReference({locale, loadContract, loadWorkflows, releases}: ReferenceOptions) {
  return async (root: Root, file: VFile): Promise<void> => {
    const places = findPlaces(root);
    if (places.length === 0) {
      return;
    }
    const contract = (await loadContract()).in[locale];
    const {operations, schemas, tags, events, terms} = contract;
    const workflows = places.some(({name}) => name.startsWith('Workflow'))
      ? (await loadWorkflows())[locale]
      : new Map<string, Workflow>();
    const labels = referenceLabels(locale);
    const shared = places.filter(({name}) => name === 'Operation').length > 1;
    const subject = shared ? undefined : places.find((place) => isSubject(place) && place.parent === root);
    /** What the page says around its subject. */
    const surroundings = (place: Place): {lead?: RootContent[]; rest?: RootContent[]} => {
      const index = root.children.indexOf(place.node);
      const said = (nodes: RootContent[]): RootContent[] => nodes.filter((node) => !isNoText(node));
      return place === subject
        ? {lead: said(root.children.slice(0, index)), rest: said(root.children.slice(index + 1))}
        : {};
    };
    const operation = (place: Place) => lookUp(operations, place, file)[1];
    const expand: Record<ElementName, (place: Place) => RootContent[]> = {
      Operation: (place) => {
        const subject = operation(place);
        const history = operationHistory(releases(), subject.id, locale, labels);
        return expandOperation(subject, {locale, shared, history, ...surroundings(place)});
      },
      OperationAnswer: (place) => [answer(operation(place))],
      OperationOutcomes: (place) => [outcomes(operation(place))],
      OperationSamples: (place) => [operationSampleTabs(operation(place))],
      SchemaObject: (place) => {
        return schemaObject(lookUp(schemas, place, file)[1], {locale, labels, ...surroundings(place)});
      },
      OperationIndex: (place) => {
        const [tag] = lookUp(tags, place, file);
        return [
          operationList(
            [...operations.values()].filter((item) => item.tag === tag),
            locale,
            false,
          ),
        ];
      },
      WebhookEvents: () => webhookEvents(events, labels),
      ApiChanges: () => apiChanges(releases(), contract, locale, labels),
      ErrorCatalogue: () => errorCatalogue(contract, locale, labels),
      Terms: () => [termTable(terms, locale, labels)],
      CoverageMatrix: () => [
        importNode('css/docs/coverage.css'),
        coverageMatrix([...operations.values()], locale, labels),
      ],
      Workflow: (place) => workflowOverview(lookUp(workflows, place, file)[1], locale),
      WorkflowOutput: (place) => workflowOutput(lookUp(workflows, place, file)[1], locale),
      WorkflowProgram: (place) => workflowProgram(lookUp(workflows, place, file)[1], locale),
      WorkflowStep: (place) => {
        const [, workflow] = lookUp(workflows, place, file);
        const [, step] = lookUp(new Map(workflow.steps.map((item) => [item.id, item])), place, file, 'step');
        return workflowStep(step, workflow, locale);
      },
      CountryOperations: (place) => {
        const [country] = lookUp(countriesByCode, place, file);
        return countryOperations(
          [...operations.values()].filter((item) => item.country === country),
          locale,
        );
      },
    };
    // The subject of the page comes at the end, because it takes in what stands around it.
    const others = places.filter((place) => place !== subject);
    for (const place of subject === undefined ? others : [...others, subject]) {
      const {children} = place.parent;
      const index = children.indexOf(place.node);
      const nodes = expand[place.name](place);
      if (place === subject) {
        root.children = [...root.children.filter(isNoText), ...nodes];
      } else {
        children.splice(index, 1, ...nodes);
      }
    }
    if (shared) {
      root.children.unshift(element('Sections', {}));
    }
  };
}
