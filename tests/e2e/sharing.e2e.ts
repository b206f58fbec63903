import sharp from 'sharp';
import { expect } from 'vitest';
import { translatorFor } from '#i18n/catalogs.ts';
import { forEachLanguage, test } from '#tests/fixtures/browser.ts';
import { rawRequest } from '#tests/fixtures/rawRequest.ts';
import { inLanguage, pathsIn } from '#web/shell/paths.ts';

// What another site, a messenger or a search engine reads in a page's head.

/** The value of the first tag of a page's head that is written so. */
function valueIn(html: string, start: string, attribute: 'content' | 'href'): string {
  const [, value = ''] = new RegExp(`${RegExp.escape(start)} ${attribute}="([^"]*)"`).exec(html) ?? [];
  return value.replaceAll('&amp;', '&');
}

forEachLanguage((language) => {
  const paths = pathsIn(language);
  const t = translatorFor(language);
  const pages: [what: string, path: string, image: RegExp][] = [
    ['the front page', paths.home(), /\/home\.png$/],
    ['a category', paths.category('research'), /\/research\.png$/],
    ['a focus area', paths.focusArea('education', 'precision-health'), /\/education\/precision-health\.png$/],
    ['the gathering', paths.event('annual-gathering-24'), /\/events\/annual-gathering-24\.png$/],
    ['the list of members', paths.members(), /\/members\.png$/],
    ['an opportunity', paths.opportunities(), /\/opportunities\/\d+\.png$/],
    ['an organization', paths.organizations(), /\/organizations\/\d+\.png$/],
    ['a member', paths.members(), /\/members\/\d+\.png$/],
  ];

  test.for(pages)(
    '%s has a picture of its own to be shared with, in the page’s language',
    async ([what, path, expected], { portal }) => {
      let { text: html } = await rawRequest(portal.url, path);
      if (/^an? (opp|org|mem)/.test(what)) {
        const [, link = ''] = new RegExp(`href="(${path}/\\d+-[^"]+)"`).exec(html) ?? [];
        ({ text: html } = await rawRequest(portal.url, link));
      }
      const image = valueIn(html, '<meta property="og:image"', 'content');
      expect(image.startsWith(`${portal.url}/share/${language}/`)).toBe(true);
      expect(image).toMatch(expected);
      const answer = await rawRequest(portal.url, new URL(image).pathname);
      expect([answer.status, answer.headers['content-type']]).toEqual([200, 'image/png']);
      const { width, height } = await sharp(answer.body).metadata();
      expect([width, height]).toEqual([1280, 628]);
      expect(valueIn(html, '<meta property="og:image:width"', 'content')).toBe('1280');
      expect(valueIn(html, '<meta property="og:url"', 'content')).toBe(valueIn(html, '<link rel="canonical"', 'href'));
    },
  );

  test('SSR-03: canonical and alternates are mutual, and free of what only tracks', async ({ portal }) => {
    const other = language === 'en' ? 'ar' : 'en';
    for (const path of [paths.home(), paths.about(), paths.opportunities(), paths.organizations(), paths.contact()]) {
      const { text: html } = await rawRequest(portal.url, `${path}?utm_source=news&fbclid=1`);
      const canonical = portal.url + path;
      expect(valueIn(html, '<link rel="canonical"', 'href')).toBe(canonical);
      expect(valueIn(html, `<link rel="alternate" hreflang="${language}"`, 'href')).toBe(canonical);
      expect(valueIn(html, `<link rel="alternate" hreflang="${other}"`, 'href')).toBe(
        portal.url + inLanguage(other, path),
      );
      expect(valueIn(html, '<link rel="alternate" hreflang="x-default"', 'href')).toBe(
        portal.url + inLanguage('en', path),
      );
    }
  });

  test('a further page of a list is called by its number, and stands in one place', async ({ portal }) => {
    const lists = {
      members: paths.members(),
      organizations: paths.organizations(),
      opportunities: paths.opportunities(),
    };
    for (const [of, path] of Object.entries(lists) as [keyof typeof lists, string][]) {
      const title = t(`meta.${of}.title`);
      for (const [query, number] of [
        ['page=2', 2],
        ['page=1', 1],
        ['page=0', 1],
        ['page=second', 1],
      ] as const) {
        const { text: html } = await rawRequest(portal.url, `${path}?${query}`);
        const named = number === 1 ? title : `${title} · ${t('pagination.page', { page: String(number) })}`;
        expect([query, /<title[^>]*>([^<]*)/.exec(html)?.[1]]).toEqual([
          query,
          t('meta.titleWithSite', { title: named, site: t('site.name') }),
        ]);
        expect(valueIn(html, '<link rel="canonical"', 'href')).toBe(
          portal.url + path + (number === 1 ? '' : `?page=${number}`),
        );
        const [crumbs] = [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)];
        expect(JSON.parse(crumbs?.[1] ?? '{}')).toMatchObject({
          '@type': 'BreadcrumbList',
          itemListElement: [{ item: portal.url + paths.home() }, { item: portal.url + path }],
        });
      }
    }
  });

  test("the fellows' form says the way to it from the first page", async ({ portal }) => {
    const { text: html } = await rawRequest(portal.url, paths.fellowsForm());
    const [, crumbs = '{}'] = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html) ?? [];
    expect(JSON.parse(crumbs)).toMatchObject({
      '@type': 'BreadcrumbList',
      itemListElement: [{ item: portal.url + paths.home() }, { item: portal.url + paths.fellowsForm() }],
    });
  });
});
