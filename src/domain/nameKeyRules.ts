/*
 * The rules behind `nameKeys`, as data in the common part of JavaScript's and PostgreSQL's regular expressions, applied
 * in order and everywhere they match. A word becomes a skeleton in capitals: consonants, W and Y for long or spoken
 * u and i, A for a final a, Q, U, I for the vowel a word begins with (a, u, i); `<X|Y>` offers readings.
 */
export type NameKeyRule = readonly [pattern: string, replacement: string];

/** Before folding: what is no part of a name's letters, and Arabic letters that folding would make alike. */
export const nameMarks = "['`´’‘ʼʾʿʻ\\u200B-\\u200F\\u061C\\uFEFF]";
export const nameSeparators =
  '[\\u0001-\\u0040\\u005B-\\u0060\\u007B-\\u00A9\\u00AB-\\u00B4\\u00B6-\\u00B9\\u00BB-\\u00BF\\u060C\\u061B\\u061F\\u0660-\\u066D\\u06D4\\u06F0-\\u06F9\\u2010-\\u2027\\u2030-\\u205E]+';
export const keptApartFrom = 'أإآؤئىة';
export const keptApartTo = '1234567';

/** On the whole folded name, with one space before, between and after its words. */
export const nameRules: readonly NameKeyRule[] = [
  // عبد الله and its kind are one word, without the article, however they are cut: Abd al-Rahman, Abdurrahman, Abdel Rahman.
  [' abd(?:[aeou]+[lrnsztdj])? [aeou](?:l|[rnsztdj]h?) ([a-z][a-z])', ' abd$1'],
  [' abd(?:[aeou]+[lrnsztdj])? ([a-z][a-z])', ' abd$1'],
  [' abd[aeou]+l([a-z][a-z])', ' abd$1'],
  [' abd[aeou]+([rnsztdj])h?\\1([a-z])', ' abd$1$2'],
  [' عبد ?ال([^ ][^ ])', ' عبد$1'],
  // Salah al-Din, Salahuddin, Noureddine.
  [' (?:[aeou][ld]) ?d(?:ee|ei|i|y)ne?(?= )', ' din'],
  ['([a-z][a-z][a-z])[aeiou]+[ld]d(?:ee|ei|i|y)ne?(?= )', '$1 din'],
  ['([^ ][^ ])الدين(?= )', '$1 دين'],
  // Nasrallah and نصر الله.
  ['([a-z][a-z][a-z])[aeiou]+llah(?= )', '$1 lah'],
  [' allah(?= )', ' lah'],
  ['([^ ][^ ]) ?الله(?= )', '$1 له'],
  // Abu Bakr, Aboubakr, Abul-Fadl.
  [' ab(?:ou|oo|u|o)(?:l| [ae]l)? ([a-z][a-z])', ' abu$1'],
  [' ab(?:ou|oo|u|o)l([bcdfghjkmnpqrstvwxz][a-z][a-z])', ' abu$1'],
  [' [1ا]بو (?:ال)?([^ ][^ ])', ' ابو$1'],
  [' [1ا]بوال([^ ][^ ][^ ])', ' ابو$1'],
  // Titles, particles, and the article written apart: Dr, al-, as-Sayed, bin, بن.
  [' [aeu]([rnsztd])h? \\1', ' $1'],
  [' (?:[aeu]l|bin|ben|ibn|bint|bent|dr|prof)(?= )', ''],
  [' (?:[ا2]?بن|[ا2]بن7|بنت|[ا3]ل)(?= )', ''],
];

/** A word with the article written onto it is also read without it. */
export const attachedArticle = '^(?:[ae]l(?=[bcdfghjkmnpqrstvwxz][a-z][a-z]|[a-z][a-z][a-z][a-z])|ال(?=[^ ][^ ][^ ]))';

export const latinWordRules: readonly NameKeyRule[] = [
  ['tch', 'ch'],
  ['dj', 'j'],
  ['sch', 'sh'],
  ['ck', 'k'],
  ['ph', 'f'],
  ['c([eiy])', 's$1'],
  // The vowel at the beginning.
  ['^ou([aeiy])', 'w$1'],
  ['^a[iy]', 'QY'],
  ['^e[iy]', 'IY'],
  ['^a(?:ou|w|u)', 'QW'],
  ['^(?:ou|oo|u|o)', 'U'],
  ['^(?:ee|i|e)', 'I<|Y>'],
  ['^a+', 'Q'],
  // Two letters for one sound; where they may also be two sounds, both are offered.
  ['kh', 'X'],
  ['gh', 'G'],
  ['sh', '<C|SH>'],
  ['ch', '<C|K>'],
  ['th', '<T|TH>'],
  ['dh', '<D|DH>'],
  // The end.
  ['[ae]h$', '<A|H>'],
  ['a+$', 'A'],
  ['(?:oo|ou|u|o)$', '<|W>'],
  ['(?:ie|ee|ei|ey|i|y)$', 'Y'],
  ['e$', '<|A>'],
  // Vowels within. A first e may be a long one (Sherine, Nevine). A last u after an a or i is a long one (Mahmoud, Masud), after another u it may be short (Yusuf).
  ['ae(l)$', '<|Y>$1'],
  ['^([^aeiouQUI]+)e([^aeiou<][aeiou])', '$1<|Y>$2'],
  ['^([^ouU]*[aeiQI][^ouU]*)(?:ou|u)([^aeiou]+)$', '$1W$2'],
  ['oo', 'W'],
  ['ee|ii|y', 'Y'],
  ['([aeou])i', '$1Y'],
  ['i([aeouA])', 'Y$1'],
  ['i', '<|Y>'],
  ['a(?:ou|u)', 'W'],
  ['ou|u|o', '<|W>'],
  ['[ae]', ''],
  // Consonants.
  ['w', 'W'],
  ['v', '<F|W>'],
  ['p', 'B'],
  ['x', 'KS'],
  ['[cq]', 'K'],
];

export const arabicWordRules: readonly NameKeyRule[] = [
  // The waw of Amr is silent.
  ['^عمرو$', 'عمر'],
  ['^[عا]', '<Q|U|I>'],
  ['^1', '<Q|U>'],
  ['^2', 'I'],
  ['^3', 'Q'],
  ['7$', 'A'],
  ['6$', '<A|Y>'],
  ['ه$', '<A|HA|H>'],
  ['[1ا]$', 'A'],
];

/** Arabic letters, each with its consonant; those that several sounds share offer them all. */
export const arabicLetters: Readonly<Record<string, string>> = {
  ا: '',
  ع: '',
  '1': '',
  '2': '',
  '3': '',
  '4': '<|W>',
  '5': '<|Y>',
  '6': 'Y',
  '7': 'A',
  ب: 'B',
  ت: 'T',
  ث: '<T|S>',
  ج: '<J|G>',
  ح: 'H',
  خ: 'X',
  د: 'D',
  ذ: '<D|Z|T>',
  ر: 'R',
  ز: 'Z',
  س: 'S',
  ش: 'C',
  ص: 'S',
  ض: '<D|Z>',
  ط: 'T',
  ظ: '<Z|D>',
  غ: 'G',
  ف: 'F',
  ق: 'K',
  ك: 'K',
  ل: 'L',
  م: 'M',
  ن: 'N',
  ه: 'H',
  و: 'W',
  ي: 'Y',
  پ: 'B',
  چ: 'C',
  ژ: 'J',
  گ: 'G',
  ڤ: 'F',
};
