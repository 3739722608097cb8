import {expect, it} from 'vitest';
import {findSection, isCalled} from './sections';

const page =
  '# Page\n\nIntro.\n\n## Érrors {#errors}\n\n```bash\n# no heading\n```\n\n### Of keys\n\nKeys.\n\n## Next {#next}\n\nEnd.\n';

it.each(['#errors', 'errors', 'ÉRRORS'])('finds the section %s, with what stands below it', (wanted) => {
  expect(findSection(page, isCalled(wanted))).toBe(page.slice(page.indexOf('## É'), page.indexOf('## Next')));
});

it('finds all of the page for what opens it', () => {
  expect(findSection(page, ({markdown}) => markdown.includes('Intro.'))).toBe(page);
  expect(findSection(page, isCalled('#fields'))).toBeUndefined();
});
