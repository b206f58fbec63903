import { expect, test } from 'vitest';
import { resolveLanguagePath } from './languagePath.ts';

test.each([
  ['LNG-04', '/en', 'en'],
  ['LNG-04', '/en/', 'en'],
  ['LNG-04', '/ar', 'ar'],
  ['LNG-04', '/ar/', 'ar'],
  ['LNG-03', '/en/about', 'en'],
  ['LNG-03', '/en/EN/about', 'en'],
  ['LNG-07', '/ar/opportunities/7-%D9%85%D9%86%D8%AD%D8%A9', 'ar'],
])('%s: %s is a page in its language', (_case, path, language) => {
  expect(resolveLanguagePath(path, '?q=1')).toEqual({ kind: 'page', language });
});

test.each([
  ['LNG-04', '/', '/en', false],
  ['LNG-04', '/about', '/en/about', false],
  ['LNG-03', '/article', '/en/article', false],
  ['LNG-03', '/english/about', '/en/english/about', false],
  ['LNG-03', '/EN/about', '/en/about', true],
  ['LNG-03', '/Ar', '/ar', true],
  ['LNG-03', '/AR/', '/ar/', true],
  ['LNG-03', '/eN/About/', '/en/About', true],
  ['a slash at the end', '/en/about/', '/en/about', true],
  ['many slashes', '//en///about//', '/en/about', true],
  ['another host', '//evil.example', '/en/evil.example', false],
  ['another host behind slashes', '///evil.example/x', '/en/evil.example/x', false],
  ['another host in a language', '/en//evil.example', '/en/evil.example', true],
  ['a backslash', '/\\evil.example', '/en/\\evil.example', false],
  ['an encoded slash', '/%2Fevil.example', '/en/%2Fevil.example', false],
  ['a script', '/javascript:alert(1)', '/en/javascript:alert(1)', false],
  ['a new line', '/%0d%0aset-cookie:x=1', '/en/%0d%0aset-cookie:x=1', false],
])('%s: %s leads to %s, within the portal', (_case, path, location, isPermanent) => {
  expect(resolveLanguagePath(path, '')).toEqual({ kind: 'redirect', location, isPermanent });
  expect(resolveLanguagePath(path, '?q=//x&r=%2F')).toMatchObject({ location: `${location}?q=//x&r=%2F` });
  expect(new URL(location, 'https://riwaq.example').origin).toBe('https://riwaq.example');
  // Where it leads it stays: no loop, no second language before the first.
  expect(resolveLanguagePath(location, '')).toMatchObject({ kind: 'page' });
});
