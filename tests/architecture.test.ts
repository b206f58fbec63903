import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import en from '#i18n/messages/en.json' with { type: 'json' };
import { readMigrations } from '#server/db/migrate.ts';
import { migrationsDirectory } from '#server/places.ts';
import { placeOf, readSources, walkSyntax } from './fixtures/sourceFiles.ts';
import type { SourceFile } from './fixtures/sourceFiles.ts';

// Rules of ARCHITECTURE.md that no linter knows. Each test lists the offenders, so that a failure says what to mend.

const code = readSources('src/**/*.{ts,tsx}', 'tests/**/*.ts', 'scripts/**/*.{mjs,ts}');
const styles = readSources('src/**/*.css');
const parts = readSources('src/{ui,web}/**/*.tsx').filter(({ name }) => !name.endsWith('.test.tsx'));
const isContent = ({ name }: SourceFile) =>
  /^src\/server\/(content|demo)\/|(countries|Data)\.ts$|^tests\/cases\//.test(name);

describe('files', () => {
  test('have at most 400 lines', () => {
    const long = [...code, ...styles].filter((file) => !isContent(file) && file.text.split('\n').length > 401);
    expect(long.map(({ name }) => name)).toEqual([]);
  });

  test('are named after what they hold: no index, no drawer for everything', () => {
    const drawers = /(^|\/)(index|utils?|helpers?|misc|common|shared|lib|manager)(\/|\.[a-z]+$)/i;
    expect(code.map(({ name }) => name).filter((name) => drawers.test(name))).toEqual([]);
  });

  test('hold no leftovers of work in progress', () => {
    const leftover = /\b(TODO|FIXME|XXX)\b/;
    const found = [...code, ...styles].filter(({ name, text }) => !name.startsWith('tests/') && leftover.test(text));
    expect(found.map(({ name }) => name)).toEqual([]);
  });
});

describe('documents', () => {
  test('name tests that are there as what holds a requirement', () => {
    const known = [...code.map(({ name }) => name), 'tests/accessMatrix.txt'];
    const named = [...readFileSync('docs/asvs.md', 'utf8').matchAll(/`([\w./-]+\.(?:ts|txt))`/g)].map(
      ([, name]) => name,
    );
    expect(named.length).toBeGreaterThan(50);
    expect(named.filter((name) => !known.some((file) => file.endsWith(`/${name}`) || file === name))).toEqual([]);
  });

  test('of decisions have a number of their own each', () => {
    const numbers = readdirSync('docs/decisions').map((name) => name.slice(0, 3));
    expect(numbers.filter((number, index) => numbers.indexOf(number) !== index)).toEqual([]);
  });
});

describe('styles', () => {
  const physical = [
    /\b(margin|padding|border|scroll-margin|scroll-padding)-(left|right)\b/,
    /\bborder-(top|bottom)-(left|right)-radius\b/,
    /(^|[;{\s])(left|right)\s*:/,
    /\b(text-align|float|clear)\s*:\s*(left|right)\b/,
    /\b(background|background-position|object-position|transform-origin)\s*:[^;]*\b(left|right)\b/,
    /gradient\([^;]*\bto (left|right)\b/,
  ];
  // Of four values the second is the right side and the fourth the left one.
  const fourSides =
    /\b(?:margin|padding|inset|border-width|scroll-margin|scroll-padding)\s*:\s*(\S+)\s+(\S+)\s+(\S+)\s+([^\s;]+)\s*[;}]/;

  const isPhysical = (line: string) => {
    const rule = line.replace(/\/\*.*?\*\//g, '');
    const sides = fourSides.exec(rule);
    const isBent = physical.some((pattern) => pattern.test(rule)) || (sides !== null && sides[2] !== sides[4]);
    return isBent && !line.includes('physical: ');
  };

  test('say start and end, never left and right, unless a comment "physical: why" stands on the line', () => {
    const offenders = styles.flatMap(({ name, text }) =>
      text.split('\n').flatMap((line, index) => (isPhysical(line) ? [`${name}:${index + 1} ${line.trim()}`] : [])),
    );
    expect(offenders).toEqual([]);
  });

  test.for([
    ['margin-left: 4px;', true],
    ['  left: 0;', true],
    ['.a { right: 0 }', true],
    ['text-align: left;', true],
    ['border-top-right-radius: 2px;', true],
    ['padding: 0 1px 0 2px;', true],
    ['background: url(x.svg) right center no-repeat;', true],
    ['background-image: linear-gradient(to right, red, blue);', true],
    ['left: 0; /* physical: a canvas is drawn from there */', false],
    ['margin-inline-start: 4px;', false],
    ['inset-inline-end: 0;', false],
    ['padding: 0 1px 0 1px;', false],
    ['text-align: start;', false],
    ['/* the left side */ color: red;', false],
  ] as const)('the rule takes "%s" for physical: %s', ([line, expected]) => {
    expect(isPhysical(line)).toBe(expected);
  });

  test('are classes: no part sets a style attribute, and only RichText sets HTML', () => {
    const offenders = parts.flatMap((file) =>
      [...walkSyntax(file)]
        .filter((node) => {
          const attribute = node.type === 'JSXAttribute' ? (node.name as { name?: unknown }).name : undefined;
          const setsHtml = attribute === 'dangerouslySetInnerHTML' && !file.name.endsWith('/RichText.tsx');
          return attribute === 'style' || setsHtml;
        })
        .map((node) => placeOf(file, node)),
    );
    expect(offenders).toEqual([]);
  });
});

describe('human words', () => {
  /** Attributes that people see or hear. */
  const spoken = new Set([
    'aria-label',
    'aria-description',
    'aria-roledescription',
    'alt',
    'title',
    'placeholder',
    'label',
  ]);
  /** An id of a message stands for its words. */
  const isMessageId = (text: string) => Object.hasOwn(en, text);
  const hasWord = (text: unknown) => typeof text === 'string' && /\p{L}{2,}/u.test(text) && !isMessageId(text);

  test('are not written into pages and parts: they come from the messages', () => {
    const offenders = parts.flatMap((file) =>
      [...walkSyntax(file)]
        .filter((node) => {
          if (node.type === 'JSXText') return hasWord(node.value);
          if (node.type !== 'JSXAttribute') return false;
          const { name } = node.name as { name: string };
          return spoken.has(name) && hasWord((node.value as { value?: unknown } | null)?.value);
        })
        .map((node) => placeOf(file, node)),
    );
    expect(offenders).toEqual([]);
  });

  test('in Arabic stand in i18n and in the database’s content only', () => {
    const twoWords = /[\u0621-\u064a][\u0621-\u0652]+\s+[\u0621-\u064a][\u0621-\u0652]+/;
    const outside = code.filter(
      (file) =>
        file.name.startsWith('src/') &&
        !file.name.startsWith('src/i18n/') &&
        !/\.test\.tsx?$/.test(file.name) &&
        !isContent(file),
    );
    const offenders = outside.flatMap((file) =>
      [...walkSyntax(file)]
        .filter((node) => {
          const value = node.type === 'TemplateElement' ? (node.value as { cooked?: unknown }).cooked : node.value;
          return (
            ['Literal', 'TemplateElement', 'JSXText'].includes(node.type) &&
            typeof value === 'string' &&
            twoWords.test(value)
          );
        })
        .map((node) => placeOf(file, node)),
    );
    expect(offenders).toEqual([]);
  });
});

describe('migrations', () => {
  test('are named in order and never edited: a change of an old one is a new one', async () => {
    const migrations = await readMigrations(migrationsDirectory);
    const lines = migrations.map(({ name, checksum }) => `${name} ${checksum}\n`).join('');
    // A new migration adds its line by: npm test -- --project unit -u tests/architecture.test.ts
    await expect(lines).toMatchFileSnapshot('./migrations.checksums');
  });
});
