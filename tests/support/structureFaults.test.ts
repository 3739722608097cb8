import {describe, expect, it} from 'vitest';
import {structureFaults} from './structureFaults';

const page = (body: string): string =>
  `<!doctype html><html lang="en"><body><nav aria-label="Main"></nav><main><h1>Title</h1>${body}</main></body></html>`;

describe('structureFaults', () => {
  it('finds nothing on a sound page', () => {
    const body = `<h2 id="a">Part</h2><img src="a.png" alt=""><label for="field">Name</label><input id="field">
      <ul><li>One</li></ul><table><thead><tr><th>Head</th></tr></thead></table><button aria-label="Close"></button>`;
    expect(structureFaults(page(body))).toEqual([]);
  });

  it.each([
    ['duplicate-id', '<p id="a"></p><p id="a"></p>'],
    ['landmark-one-main', '</main><main>'],
    ['page-has-heading-one', '<h1>Another</h1>'],
    ['empty-heading', '<h2></h2>'],
    ['heading-order', '<h3>Too deep</h3>'],
    ['landmark-name', '<nav></nav>'],
    ['image-alt', '<img src="a.png">'],
    ['svg-name', '<svg role="img"></svg>'],
    ['control-name', '<button><svg aria-hidden="true"></svg></button>'],
    ['label', '<input type="text">'],
    ['id-reference', '<p aria-labelledby="nowhere"></p>'],
    ['aria-roles', '<p role="bottun">'],
    ['list', '<ul><p>Text</p></ul>'],
    ['listitem', '<div><li>One</li></div>'],
    ['table-header', '<table><tr><td>1</td></tr></table>'],
    ['landmark-nested', '<aside><main></main></aside>'],
  ])('finds %s', (rule, body) => {
    expect(structureFaults(page(body)).join('\n')).toMatch(new RegExp(`^${rule}: `, 'm'));
  });
});
