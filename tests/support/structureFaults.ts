import {roles} from 'aria-query';
import type {Element, Nodes} from 'hast';
import rehypeParse from 'rehype-parse';
import {unified} from 'unified';
import {visitParents} from 'unist-util-visit-parents';

/** An element with what is around it, the nearest last. */
interface Placed {
  element: Element;
  ancestors: readonly Element[];
}

type Rule = (placed: Placed, page: Page) => string | undefined;

interface Page {
  elements: readonly Placed[];
  ids: ReadonlySet<string>;
}

const text = ({properties}: Element, name: string): string => {
  const value = properties[name];
  return (Array.isArray(value) ? value.join(' ') : String(value ?? '')).trim();
};

/** The words that a screen reader gets of a node: its text, and the texts of pictures in it. */
function words(node: Nodes): string {
  if (node.type === 'text') {
    return node.value;
  }
  if (node.type === 'element') {
    const own = text(node, 'ariaLabel') || text(node, 'alt');
    return text(node, 'ariaHidden') === 'true' ? '' : own || node.children.map(words).join('');
  }
  return '';
}

const isHidden = ({element, ancestors}: Placed): boolean =>
  [...ancestors, element].some(
    (around) => 'hidden' in around.properties || text(around, 'ariaHidden') === 'true' || around.tagName === 'template',
  );

const level = ({tagName}: Element): number => Number(/^h([1-6])$/.exec(tagName)?.[1] ?? 0);

const isNamed = (element: Element): boolean =>
  ['ariaLabel', 'ariaLabelledBy', 'title'].some((name) => text(element, name) !== '') || words(element).trim() !== '';

/** Attributes whose words are ids of other elements, as the browser looks them up. */
const references = ['ariaLabelledBy', 'ariaDescribedBy', 'ariaOwns', 'htmlFor'] as const;

const children = (element: Element): Element[] => element.children.filter((child) => child.type === 'element');

/** Structural rules, after axe's of the same names; those about styles need a browser. */
const rules: Readonly<Record<string, Rule>> = {
  'image-alt': ({element}) =>
    element.tagName === 'img' && element.properties.alt === undefined ? 'an image without alt' : undefined,
  'svg-name': ({element}) =>
    element.tagName === 'svg' && text(element, 'role') === 'img' && !isNamed(element)
      ? 'a drawing that is an image has no name'
      : undefined,
  'control-name': (placed) => {
    const {element, ancestors} = placed;
    const isControl =
      /^(?:button|summary)$/.test(element.tagName) ||
      (element.tagName === 'a' && element.properties.href !== undefined);
    const inHeading = ancestors.some((around) => level(around) > 0);
    return isControl && !isHidden(placed) && !isNamed(element) && !inHeading ? 'a control without a name' : undefined;
  },
  label: ({element, ancestors}, {elements}) => {
    if (!/^(?:input|select|textarea)$/.test(element.tagName) || text(element, 'type') === 'hidden') {
      return undefined;
    }
    const isLabelled =
      text(element, 'ariaLabel') !== '' ||
      text(element, 'ariaLabelledBy') !== '' ||
      ancestors.some(({tagName}) => tagName === 'label') ||
      elements.some(({element: other}) => other.tagName === 'label' && text(other, 'htmlFor') === text(element, 'id'));
    return isLabelled ? undefined : 'a field without a label';
  },
  'id-reference': ({element}, {ids}) => {
    const lost = references.flatMap((name) => text(element, name).split(/\s+/)).find((id) => id !== '' && !ids.has(id));
    return lost === undefined ? undefined : `a reference to the id "${lost}", which does not exist`;
  },
  'aria-roles': ({element}) => {
    const unknown = text(element, 'role')
      .split(/\s+/)
      .find((role) => role !== '' && !roles.has(role as never));
    return unknown === undefined ? undefined : `the role "${unknown}", which ARIA does not know`;
  },
  list: ({element}) =>
    /^(?:ul|ol)$/.test(element.tagName) &&
    text(element, 'role') === '' &&
    children(element).some(({tagName}) => !/^(?:li|script|template)$/.test(tagName))
      ? 'a list with another child than <li>'
      : undefined,
  listitem: ({element, ancestors}) =>
    element.tagName === 'li' && !/^(?:ul|ol|menu)$/.test(ancestors.at(-1)?.tagName ?? '')
      ? '<li> outside of a list'
      : undefined,
  'table-header': ({element}, {elements}) =>
    element.tagName === 'table' &&
    !elements.some(({element: cell, ancestors}) => cell.tagName === 'th' && ancestors.includes(element))
      ? 'a table without header cells'
      : undefined,
  'landmark-nested': ({element, ancestors}) =>
    element.tagName === 'main' && ancestors.some(({tagName}) => /^(?:main|nav|aside|footer)$/.test(tagName))
      ? '<main> inside of another landmark'
      : undefined,
};

/** Rules about the page as a whole. */
function pageFaults({elements}: Page): string[] {
  const faults: string[] = [];
  const count = (name: string): number => elements.filter(({element}) => element.tagName === name).length;
  if (count('main') !== 1) {
    faults.push(`landmark-one-main: ${count('main')} elements <main>`);
  }
  const headings = elements.filter((placed) => level(placed.element) > 0 && !isHidden(placed));
  if (headings.filter(({element}) => level(element) === 1).length !== 1) {
    faults.push('page-has-heading-one: not one <h1>');
  }
  headings.forEach(({element}, index) => {
    const before = headings[index - 1];
    if (words(element).trim() === '') {
      faults.push(`empty-heading: <${element.tagName}>`);
    }
    if (before !== undefined && level(element) > level(before.element) + 1) {
      faults.push(`heading-order: "${words(element).trim()}" skips a level`);
    }
  });
  const navigations = elements.filter(({element}) => element.tagName === 'nav').map(({element}) => element);
  const names = navigations.map((element) => text(element, 'ariaLabel') || text(element, 'ariaLabelledBy'));
  if (names.length > 1 && names.includes('')) {
    faults.push(`landmark-name: one of ${names.length} navigations has no name`);
  }
  return faults;
}

/**
 * What is wrong with the structure of a page for those who do not see it: ids, labels, headings, landmarks, roles, texts of
 * images, lists, tables.
 *
 * @param html - of a whole page, as it is served
 * @returns each fault, with its rule
 */
export function structureFaults(html: string): string[] {
  const elements: Placed[] = [];
  visitParents(unified().use(rehypeParse).parse(html), 'element', (element, ancestors) => {
    elements.push({element, ancestors: ancestors.filter((around): around is Element => around.type === 'element')});
  });
  const all = elements.map(({element}) => text(element, 'id')).filter((id) => id !== '');
  const ids = new Set(all);
  const repeated = all.filter((id, index) => all.indexOf(id) !== index);
  const page = {elements, ids};
  return [
    ...repeated.map((id) => `duplicate-id: "${id}"`),
    ...pageFaults(page),
    ...elements.flatMap((placed) =>
      Object.entries(rules).flatMap(([name, rule]) => {
        const fault = rule(placed, page);
        return fault === undefined ? [] : [`${name}: ${fault} (<${placed.element.tagName}>)`];
      }),
    ),
  ];
}
