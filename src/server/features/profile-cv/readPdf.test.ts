import { expect, test } from 'vitest';
import { printedCv } from '#tests/fixtures/cvFiles.ts';
import { readPdf } from './readPdf.ts';

const linesOf = async (name: 'arabic' | 'english') => {
  const reading = await readPdf(printedCv(name));
  return 'text' in reading ? reading.text.split('\n') : reading;
};

test('an Arabic PDF is read as it was written: letters, order, numbers, brackets, vowel marks, Latin words', async () => {
  expect(await linesOf('arabic')).toEqual([
    'السيرة الذاتية',
    'ليلى حداد — Layla Haddad',
    'نبذة',
    'لا إله إلا الله، الأحلام والآلام والإلهام',
    'التعليم',
    'دكتوراه في علوم الحاسوب، جامعة قطر، 2015 – 2019',
    'ماجستير في الإحصاء (Statistics)، الجامعة الأمريكية في بيروت، 2012 - 2014',
    'الخبرات',
    'أستاذة مساعدة، جامعة حمد بن خليفة، 2019 – الآن',
    'المهارات',
    'Python',
    'التعلّم الآلي',
  ]);
});

test('an English PDF is read line by line, with the cells of a table beside each other', async () => {
  const lines = await linesOf('english');
  expect(lines).toEqual(expect.arrayContaining(['Layla Haddad', 'Education', '2015 – PhD in Computer Science']));
  expect(lines).toContain('Arabic (native), English, French');
});
