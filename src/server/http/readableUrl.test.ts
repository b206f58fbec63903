import { expect, test } from 'vitest';
import { readableUrl } from './readableUrl.ts';

test.each([
  ['/en/%', '/en/%25'],
  ['/ar/%zz?q=%', '/ar/%25zz?q=%'],
  ['/en/%E0%A4%A', '/en/%25E0%25A4%25A'],
  ['/en/100%25/%', '/en/100%2525/%25'],
  ['/en/%D9%85', '/en/%D9%85'],
  ['/en?q=%', '/en?q=%'],
  ['/api/%', '/api/%'],
  ['/apidocs/%', '/apidocs/%25'],
])('%s is read as %s', (url, expected) => {
  expect(readableUrl(url)).toBe(expected);
});
