import { expect, test } from 'vitest';
import { announcementLink } from './announcementLink.ts';

test.each([
  ['/opportunities?cat=grant#list', '/en/opportunities?cat=grant#list', '/ar/opportunities?cat=grant#list'],
  ['/', '/en', '/ar'],
  ['https://portal.example/about', '/en/about', '/ar/about'],
  ['/article', '/en/article', '/ar/article'],
  ['/ar/about', '/ar/about', '/ar/about'],
  ['/en', '/en', '/en'],
  ['/files/7/poster.pdf', '/files/7/poster.pdf', '/files/7/poster.pdf'],
  ['/sitemap.xml', '/sitemap.xml', '/sitemap.xml'],
  ['https://other.example/about', 'https://other.example/about', 'https://other.example/about'],
  ['other.example/about', 'https://other.example/about', 'https://other.example/about'],
  ['mailto:office@example.org', 'mailto:office@example.org', 'mailto:office@example.org'],
  ['javascript:alert(1)', null, null],
  ['//other.example', null, null],
  ['', null, null],
  [null, null, null],
])('an announcement with the address %j leads readers of English to %j, of Arabic to %j', (url, en, ar) => {
  const linkIn = (language: 'en' | 'ar') => announcementLink(url, language, 'https://portal.example');
  expect([linkIn('en'), linkIn('ar')]).toEqual([en, ar]);
});
