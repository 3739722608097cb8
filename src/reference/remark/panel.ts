import type {RootContent} from 'mdast';
import {element} from '../../content/remark/nodes';

/**
 * Text with a panel beside it, or between its two parts where there is no room: the style sheet places the panel
 * (`src/css/docs/panel.css`), so the order of the document is the order in which it is read.
 */
export function reference(before: RootContent[], beside: RootContent[], after: RootContent[]): RootContent {
  return element('Reference', {}, [
    element('div', {className: 'reference-text'}, before),
    element('div', {className: 'reference-panel'}, beside),
    ...(after.length === 0 ? [] : [element('div', {className: 'reference-text'}, after)]),
  ]);
}
