import { arabicWords, latinWords, wholePasswords } from './commonPasswordsData.ts';

let list: ReadonlySet<string> | undefined;

/**
 * The offline list of common passwords in both languages (decisions §3), NFKC and lower-cased: what people make of a
 * word, a name or a walk over the keyboard when they are asked for a longer one. Made with the first question.
 */
export function commonPasswords(): ReadonlySet<string> {
  return (list ??= makeList());
}

/** Shorter ones are refused for their length already. */
const minLength = 8;
const years = Array.from({ length: 37 }, (_, index) => String(1990 + index));
const shortRuns = ['1', '12', '123', '1234', '12345', '123456'];
const runs =
  '1234567 12345678 123456789 1234567890 01 007 11 111 00 000 123123 123321 321 4321 54321 654321 786 313'.split(' ');
const numbers = [...shortRuns, ...runs, ...years];
const signs = ['!', '@', '#', '.', '*', '!!'];
const arabicDigits = ['١٢٣', '١٢٣٤', '١٢٣٤٥', '١٢٣٤٥٦', '١٢٣٤٥٦٧٨٩'];
const rows = ['1234567890', 'qwertyuiop', 'asdfghjkl', 'zxcvbnm', 'ضصثقفغعهخحجد', 'شسيبلاتنمكط'];
const letters = 'abcdefghijklmnopqrstuvwxyz0123456789.-_*!@# ابتثجحخدذرزسشصضطظعغفقكلمنهوي';

function makeList(): ReadonlySet<string> {
  const made = new Set<string>();
  const add = (password: string): void => {
    if (password.length >= minLength) made.add(password);
  };
  wholePasswords.split(' ').forEach(add);
  add('correct horse battery staple');
  const arabic = arabicWords.split(' ').map((word) => word.normalize('NFKC'));
  for (const word of [...latinWords.split(' '), ...arabic]) addWord(word, add);
  for (const word of arabic) for (const ending of arabicDigits) add(word + ending);
  for (const row of rows) addWalk(row, add);
  for (const letter of letters) for (let length = minLength; length <= 20; length += 1) add(letter.repeat(length));
  return made;
}

function addWord(word: string, add: (password: string) => void): void {
  for (const number of numbers) {
    add(word + number);
    add(`${word}@${number}`);
  }
  for (const run of shortRuns) {
    add(run + word);
    add(word + word + run);
    add(leet(word) + run);
    for (const sign of signs) add(word + run + sign);
  }
  for (let times = 1; times <= 4; times += 1) add(word.repeat(times));
  for (const lead of ['my', 'the', 'ilove']) add(lead + word);
}

/** Along a row of the keyboard, there and back, and again. */
function addWalk(row: string, add: (password: string) => void): void {
  const back = Array.from(row).toReversed().join('');
  for (const path of [row + row, back + back, row + back, back + row])
    for (let length = minLength; length <= path.length; length += 1) add(path.slice(0, length));
}

function leet(word: string): string {
  return word.replaceAll('a', '@').replaceAll('o', '0').replaceAll('e', '3').replaceAll('i', '1');
}
