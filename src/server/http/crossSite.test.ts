import { expect, test } from 'vitest';
import { isCrossSite } from './crossSite.ts';

test.each([
  ['the portal’s own page', { 'sec-fetch-site': 'same-origin', origin: 'https://riwaq.example', cookie: 'a=1' }, false],
  ['another site', { 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' }, true],
  ['another site that forges our origin', { 'sec-fetch-site': 'cross-site', origin: 'https://riwaq.example' }, true],
  ['a neighbor under the same domain', { 'sec-fetch-site': 'same-site' }, true],
  ['an address that was typed', { 'sec-fetch-site': 'none' }, true],
  ['a value that no browser sends', { 'sec-fetch-site': 'Same-Origin' }, true],
  ['an empty value', { 'sec-fetch-site': '' }, true],
  ['an old browser on our page', { origin: 'https://riwaq.example', cookie: 'a=1' }, false],
  ['an old browser on another site', { origin: 'https://evil.example' }, true],
  ['a page without an origin', { origin: 'null' }, true],
  ['our origin by plain http', { origin: 'http://riwaq.example' }, true],
  ['our origin with another port', { origin: 'https://riwaq.example:8443' }, true],
  ['an origin that only begins like ours', { origin: 'https://riwaq.example.evil.example' }, true],
  ['an origin with a slash at its end', { origin: 'https://riwaq.example/' }, true],
  ['a program without cookies', {}, false],
  ['something with a cookie that says nothing', { cookie: 'theme=dark' }, true],
])('a form from %s (%o) is refused: %s', (_who, headers, isRefused) => {
  expect(isCrossSite(headers, 'https://riwaq.example')).toBe(isRefused);
});
