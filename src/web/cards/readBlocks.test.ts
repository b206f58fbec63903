import { describe, expect, it } from 'vitest';
import type { TextBlock } from '#contract/fields.ts';
import { readBlocks, readSections } from './readBlocks.ts';

const blocks: TextBlock[] = [
  { type: 'paragraph', en: 'Lead', ar: 'مقدمة' },
  { type: 'heading', en: 'First', ar: 'الأول' },
  { type: 'paragraph', en: 'One', ar: 'واحد' },
  { type: 'list', en: ['a', 'b'], ar: ['أ', 'ب'] },
  { type: 'heading', en: 'Second', ar: 'الثاني' },
];

describe('an edited text', () => {
  it('is read in one language, section by section, with what precedes the first heading as its lead', () => {
    expect(readSections(blocks, 'ar')).toEqual([
      { id: 'section-0', heading: null, blocks: [{ type: 'paragraph', text: 'مقدمة' }] },
      {
        id: 'section-1',
        heading: 'الأول',
        blocks: [
          { type: 'paragraph', text: 'واحد' },
          { type: 'list', items: ['أ', 'ب'] },
        ],
      },
      { id: 'section-2', heading: 'الثاني', blocks: [] },
    ]);
  });

  it('has the same addresses in both languages', () => {
    const ids = (language: 'en' | 'ar') => readSections(blocks, language).map(({ id }) => id);
    expect(ids('en')).toEqual(ids('ar'));
  });

  it('may have no words at all', () => {
    expect(readSections([], 'en')).toEqual([]);
    expect(readBlocks([], 'en')).toEqual([]);
  });
});
