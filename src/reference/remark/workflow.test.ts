import {describe, expect, it} from 'vitest';
import type {LocaleCode} from '../../../config/locales';
import {renderMdx} from '../../content/remark/fixtures/renderFixture';
import {siteContract} from '../contract/siteContract';
import {siteWorkflows} from '../workflows/siteWorkflows';
import remarkReference from '.';

const render = (source: string, locale: LocaleCode = 'en'): Promise<string> =>
  renderMdx(source, [remarkReference, {locale, loadContract: siteContract, loadWorkflows: siteWorkflows}]);

describe('elements of guides', () => {
  it('lists the steps of a workflow', async () => {
    const page = await render('<Workflow id="log-in-by-email" />');
    expect(page).toMatch(/\| 1\. Ask for the one-time password\s+\| \[Ask for a one-time password by email\]/);
  });

  it('shows what a step sends, the fields of its answer that decide, and its other answers', async () => {
    const page = await render('<WorkflowStep workflow="onboarding-by-api" step="confirm-email" />');
    expect(page).toContain('/v2/email-validations/690a1f35c2d4e8b7a1f05a01');
    expect(page).toContain('"status": "validated"');
    expect(page).not.toContain('"createdAt"');
    expect(page).toContain('`otp_does_not_match`');
  });

  it('places the code beside the text of its section, and each code beside its own text', async () => {
    const page = await render(`## Title

Before one.

<Example file="screen-a-person" region="identify" step="identify" />

Before two.

<Example file="screen-a-person" region="lists" />

After two.

## Next

Alone.
`);
    const parts = page.match(
      /<Reference>|## \w+|Before one\.|Before two\.|After two\.|Alone\.|function fromList|def from_list/g,
    );
    expect(parts).toEqual([
      '## Title',
      ...['<Reference>', 'Before one.'],
      ...['<Reference>', 'Before two.', 'function fromList', 'def from_list', 'After two.'],
      '## Next',
      'Alone.',
    ]);
    expect(page).toContain('"isAlive": true');
  });

  it('shows a whole example without the marks of its regions, and links its files', async () => {
    const page = await render('<Example file="screen-a-person" />', 'es');
    expect(page).not.toContain('region');
    expect(page).toContain('[screen-a-person.py](pathname:///examples/screen-a-person.py)');
  });

  it.each([
    ['<Workflow id="log-in-by-emial" />', /Did you mean "log-in-by-email"\?/],
    ['<WorkflowStep workflow="log-in-by-email" step="confirm" />', /<WorkflowStep step="confirm"> does not exist/],
    ['<WorkflowStep workflow="log-in-by-email" />', /<WorkflowStep> needs the attribute "step"/],
    ['<Example file="screen-a-persom" />', /Did you mean "screen-a-person"\?/],
    ['<Example file="screen-a-person" region="list" />', /<Example region="list"> .*Did you mean "lists"\?/],
  ])('stops at %s', async (source, message) => {
    await expect(render(source)).rejects.toThrow(message);
  });
});
