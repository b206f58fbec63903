import { expect, test } from 'vitest';
import { untoldTypes } from '#domain/notificationPreferences.ts';
import { notificationTypes } from '#domain/notifications.ts';
import { readSources } from '#tests/fixtures/sourceFiles.ts';

test('the page of preferences offers exactly the types that something tells of', () => {
  const tellers = readSources('src/server/features/**/*.ts').filter(
    ({ name, text }) => !/\.test\.ts$|\/notifications\//.test(name) && /\bnotify\(/.test(text),
  );
  // As the type of what is told, chosen between two or not; not any other mention.
  const told = notificationTypes.filter((type) =>
    tellers.some(({ text }) => new RegExp(`\\btype(?: =|:) [^,;\n]*'${type}'`).test(text)),
  );
  expect(told).toEqual(notificationTypes.filter((type) => !untoldTypes.has(type)));
});
