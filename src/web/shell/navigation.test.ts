import { describe, expect, test } from 'vitest';
import { translatorFor } from '#i18n/catalogs.ts';
import { currentOf, mainMenu } from './navigation.ts';
import { pathsIn } from './paths.ts';

const paths = pathsIn('en');
const areas = [{ slug: 'sustainability', title: 'Sustainability' }];
const currentAt = (pathname: string, search = '') =>
  mainMenu(translatorFor('en'), paths, areas, { pathname, search })
    .filter((item) => item.isCurrent)
    .map((item) => item.label);

describe('which entry of the main menu is the current one', () => {
  test.each([
    ['/en', '', ['Home']],
    ['/en/', '', ['Home']],
    ['/en/about', '', ['About']],
    ['/en/research', '', ['Research']],
    ['/en/focus-areas/research/sustainability', '', ['Research']],
    ['/en/opportunities', '?agsCategory=innovation&page=2', ['Innovation']],
    ['/en/opportunities', '', []],
    ['/en/opportunities', '?agsCategory=unknown', []],
    ['/en/members/12-noor', '', ['Members']],
    ['/en/organizations/join-us', '', ['Members']],
    ['/en/privacy', '', []],
    ['/en/researchers', '', []],
  ])('at %s%s: %j', (pathname, search, expected) => {
    expect(currentAt(pathname, search)).toEqual(expected);
  });
});

describe('how a link says that it is current', () => {
  test('the page itself, whatever else its address carries', () => {
    const place = { pathname: '/en/opportunities', search: '?page=2&agsCategory=research' };
    expect(currentOf('/en/opportunities?agsCategory=research', place)).toBe('page');
    expect(currentOf('/en/opportunities?agsCategory=education', place)).toBeUndefined();
    expect(currentOf('/en', { pathname: '/en/', search: '' })).toBe('page');
  });

  test('a place on the way to it', () => {
    const place = { pathname: '/en/members/12-noor', search: '' };
    expect(currentOf('/en/members', place, true)).toBe('true');
    expect(currentOf('/en/members', place)).toBeUndefined();
  });
});
