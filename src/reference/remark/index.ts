import type {Root, RootContent} from 'mdast';
import type {VFile} from 'vfile';
import {countries} from '../../../config/countries';
import type {LocaleCode} from '../../../config/locales';
import type {Contract} from '../contract/types';
import {coverageMatrix} from './coverageMatrix';
import {errorCatalogue} from './errorCatalogue';
import {fieldTable, fieldsOf} from './fieldTable';
import {referenceLabels} from './labels';
import {code, heading} from '../../content/remark/nodes';
import {expandOperation, operationSampleTabs} from './operation';
import {countryOperations, operationIndex} from './operationLists';
import {answer} from './response';
import {webhookEvents} from './webhookEvents';
import {termTable} from './termTable';
import type {Workflow, Workflows} from '../workflows/types';
import {findPlaces, lookUp, type ElementName, type Place} from './places';
import {workflowOverview, workflowProgram, workflowStep} from './workflow';

export interface ReferenceOptions {
  locale: LocaleCode;
  /** Called when a page has an element of the reference: pages without one need no contract. */
  loadContract: () => Promise<Contract>;
  /** Called when a page has an element of a workflow. */
  loadWorkflows: () => Promise<Workflows>;
}

const countriesByCode = new Map(countries.map((country) => [country.code, country]));

/**
 * Replaces the elements of `places.ts` by plain Markdown nodes made from the contract, so that table of contents, anchors,
 * search and readers without JavaScript get them.
 */
export default function remarkReference({locale, loadContract, loadWorkflows}: ReferenceOptions) {
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
    const operation = (place: Place) => lookUp(operations, place, file)[1];
    const expand: Record<ElementName, (place: Place) => RootContent[]> = {
      Operation: (place) => expandOperation(operation(place), {locale, shared}),
      OperationAnswer: (place) => [answer(operation(place))],
      OperationSamples: (place) => [operationSampleTabs(operation(place))],
      SchemaObject: (place) => {
        const [, schema] = lookUp(schemas, place, file);
        return [
          heading(2, 'attributes', labels.attributes),
          fieldTable(fieldsOf(schema, false, schema.example), labels),
          ...(schema.example === undefined ? [] : [code('json', JSON.stringify(schema.example, null, 2))]),
        ];
      },
      OperationIndex: (place) => {
        const [tag] = lookUp(tags, place, file);
        return [
          operationIndex(
            [...operations.values()].filter((item) => item.tag === tag),
            locale,
          ),
        ];
      },
      WebhookEvents: () => webhookEvents(events, labels),
      ErrorCatalogue: () => errorCatalogue(contract, locale, labels),
      Terms: () => [termTable(terms, locale, labels)],
      CoverageMatrix: () => [coverageMatrix([...operations.values()], locale, labels)],
      Workflow: (place) => workflowOverview(lookUp(workflows, place, file)[1], locale),
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
    // From the last to the first, so that the places still to be filled keep their index.
    for (const place of places.reverse()) {
      place.parent.children.splice(place.index, 1, ...expand[place.name](place));
    }
  };
}
