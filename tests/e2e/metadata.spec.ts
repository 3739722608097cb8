import {expect, test} from '@playwright/test';

interface Thing {
  '@type': string;
  [property: string]: unknown;
}

for (const home of ['/', '/docs-es']) {
  test(`${home} says who publishes the site and how to search it`, async ({page, request, baseURL}) => {
    await page.goto(home);
    const json = await page.locator('script[type="application/ld+json"]').first().textContent();
    const graph = (JSON.parse(json ?? '') as {'@graph': Thing[]})['@graph'];
    const organization = graph.find((thing) => thing['@type'] === 'Organization');
    const website = graph.find((thing) => thing['@type'] === 'WebSite');
    expect(organization).toMatchObject({
      name: expect.stringMatching(/\S/),
      contactPoint: {'@type': 'ContactPoint', contactType: 'customer service'},
    });
    const searchOf = (url: string) => ({'@type': 'SearchAction', target: {urlTemplate: expect.stringContaining(url)}});
    expect(website).toMatchObject({
      potentialAction: [
        searchOf('.example/search?q={search_term_string}'),
        searchOf('/docs-es/search?q={search_term_string}'),
      ],
    });
    const logo = new URL(String(organization?.logo)).pathname;
    expect((await request.get(`${baseURL ?? ''}${logo}`)).status()).toBe(200);
  });
}

test('the social card is a picture of 1200 by 630', async ({page}) => {
  await page.goto('/intro');
  const card = await page.locator('meta[property="og:image"]').getAttribute('content');
  const size = await page.evaluate(
    async (path) => {
      const image = new Image();
      image.src = path;
      await image.decode();
      return [image.naturalWidth, image.naturalHeight];
    },
    new URL(card ?? '').pathname,
  );
  expect(size).toEqual([1200, 630]);
});

test('the blog has its tags and its teams', async ({page}) => {
  await page.goto('/blog/tags');
  await expect(page.getByRole('main').getByRole('listitem').getByRole('link')).toHaveCount(13);
  await page.goto('/blog/authors');
  await expect(page.getByRole('main').getByRole('heading', {level: 2})).toHaveCount(4);
});
