import {expect, it} from 'vitest';
import type {CopiedPage} from '../copyFiles';
import {sectionText} from './siteSkills';

const page: CopiedPage = {
  permalink: '/errors',
  canonical: '/errors',
  locale: 'en',
  description: undefined,
  title: 'Errors',
  sections: [
    {text: 'Lead'},
    {depth: 2, id: 'bodies', text: '## Bodies'},
    {depth: 3, id: 'key', text: '### Key\n\n[Above](self:#bodies)'},
    {depth: 2, id: 'credits', text: '## Credits'},
  ],
  samples: [],
};

it('a skill quotes a section with those below it, whose links lead to the page', () => {
  expect(sectionText(page, 'bodies')).toMatch(/^## Bodies\n\n### Key\n\n\[Above\]\(https:\S+\/errors\.md#bodies\)$/);
  expect(sectionText(page, 'credits')).toBe('## Credits');
});

it('names a heading that the page has not', () => {
  expect(() => sectionText(page, 'bodys')).toThrow('config/skills.ts: /errors has no heading "bodys"');
});
