import type {WrittenPage} from '../content/readPages';
import {siteContract} from '../reference/contract/siteContract';
import {placedIn, type ElementName} from '../reference/remark/places';
import {siteWorkflows} from '../reference/workflows/siteWorkflows';
import {isFolderLookedAt, isLookedAt, type Check} from './Check';

/** What the contract and the workflows have under the names that elements give. */
export type KnownNames = Partial<Record<ElementName, {has: (name: string) => boolean}>>;

async function knownNames({locale}: WrittenPage): Promise<KnownNames> {
  const {operations, schemas, tags} = (await siteContract()).in[locale];
  const workflows = (await siteWorkflows())[locale];
  return {
    Operation: operations,
    OperationSamples: operations,
    OperationAnswer: operations,
    OperationOutcomes: operations,
    OperationIndex: tags,
    SchemaObject: schemas,
    Workflow: workflows,
    WorkflowOutput: workflows,
    WorkflowProgram: workflows,
    WorkflowStep: workflows,
  };
}

/** Whether a page names something that is not known, for example an operation that was renamed in the contract. */
export const namesUnknown = (source: string, known: KnownNames): boolean =>
  placedIn(source).some(({name, subject}) => subject !== undefined && known[name]?.has(subject) === false);

/**
 * Every page and post can be compiled: its syntax, its components, and the operations and objects that it names. After a
 * change of the contract, the pages are looked at that it leaves without what they name.
 */
export const mdx: Check = {
  name: 'mdx',
  needsValidData: true,
  run: async (site) => {
    const isContractChanged = isFolderLookedAt(site, 'openapi/');
    const parsed = await Promise.all(
      site.written.map(async (page) =>
        isLookedAt(site, page.file) || (isContractChanged && namesUnknown(page.text, await knownNames(page)))
          ? site.parse(page)
          : undefined,
      ),
    );
    return parsed.flatMap((page) => (page?.fault === undefined ? [] : [page.fault]));
  },
};
