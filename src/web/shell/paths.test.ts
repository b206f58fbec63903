import { describe, expect, test } from 'vitest';
import { inLanguage, isHomeStyle, pathsIn } from './paths.ts';

describe('the same place in the other language', () => {
  test.each([
    [
      '/en/opportunities?agsCategory=research&q=a%26b&page=2#top',
      '/ar/opportunities?agsCategory=research&q=a%26b&page=2#top',
    ],
    ['/en/about#en/about', '/ar/about#en/about'],
    ['/en/members/7-%D9%86%D9%88%D8%B1?q=/en/', '/ar/members/7-%D9%86%D9%88%D8%B1?q=/en/'],
    ['/en?x=1', '/ar?x=1'],
    ['/en#top', '/ar#top'],
  ])('LNG-01: %s keeps every byte after the first segment', (place, other) => {
    expect(inLanguage('ar', place)).toBe(other);
    expect(inLanguage('en', other)).toBe(place);
  });

  test('LNG-04: home is home, with and without a slash at its end', () => {
    expect(inLanguage('ar', '/en')).toBe('/ar');
    expect(inLanguage('ar', '/en/')).toBe('/ar/');
    expect(inLanguage('en', '/ar')).toBe('/en');
  });

  test('only a whole first segment is a language', () => {
    expect(inLanguage('ar', '/english')).toBe('/english');
    expect(inLanguage('en', '/article')).toBe('/article');
    expect(inLanguage('ar', '/en/en/about')).toBe('/ar/en/about');
  });
});

describe('home-style pages', () => {
  test.each(['', '/', '/organizations', '/organizations/join-us', '/members', '/contact-us', '/members/'])(
    '%s is one',
    (path) => {
      expect(isHomeStyle(`/en${path}`)).toBe(true);
      expect(isHomeStyle(`/ar${path}`)).toBe(true);
    },
  );

  test.each([
    '/about',
    '/members/12-noor',
    '/organizations/3-gulf',
    '/contact',
    '/contact-us/x',
    '/education',
    '/enterprise',
  ])('%s is none', (path) => {
    expect(isHomeStyle(`/en${path}`)).toBe(false);
  });
});

test('a path is the reader’s language, then what it names; empty values leave no trace in its query', () => {
  const paths = pathsIn('ar');
  expect(paths.home()).toBe('/ar');
  expect(paths.focusArea('research', 'precision-health')).toBe('/ar/focus-areas/research/precision-health');
  expect(paths.opportunities({ agsCategory: 'research', q: '', page: undefined })).toBe(
    '/ar/opportunities?agsCategory=research',
  );
  expect(paths.member({ id: 7, slug: 'نور' })).toBe('/ar/members/7-%D9%86%D9%88%D8%B1');
  expect(paths.login()).toBe('/ar/auth/login');
});
