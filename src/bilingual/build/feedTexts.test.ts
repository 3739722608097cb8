import {Feed} from 'feed';
import {expect, it} from 'vitest';

const hostile = '</title><script>alert(1)</script> & "Co" ]]><b>';

/** An XML document without its CDATA sections: the tags that are left are those of the feed. */
const withoutSections = (xml: string): string => xml.replaceAll(/<!\[CDATA\[[^]*?\]\]>/g, '');

it('a title of a post is a text in feeds, whatever is in it', () => {
  const feed = new Feed({id: 'https://docs.example/', title: hostile, copyright: hostile, description: hostile});
  feed.addItem({title: hostile, link: 'https://docs.example/a', description: hostile, date: new Date(0)});
  for (const xml of [feed.rss2(), feed.atom1()]) {
    expect(xml).toContain('<script>alert(1)</script>');
    expect(withoutSections(xml)).not.toMatch(/<\/?(?:script|b)>/);
  }
  expect((JSON.parse(feed.json1()) as {items: [{title: string}]}).items[0].title).toBe(hostile);
});
