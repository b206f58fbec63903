/** A way to take one rule out of the database's search: a function and what to write in place of what in it, or a statement. */
export interface SearchRule {
  name: string;
  edits?: { function: string; find: string; replace: string }[];
  statement?: string;
}

const inFold = (find: string, replace = '') => ({ function: 'fold_text', find, replace });
const letter = (from: string, to: string) => [inFold(from), inFold(to)];

/** What fold_text leaves out, as it writes it. */
const droppedRanges =
  String.raw`\u0300-\u036F \u0610-\u061A \u064B-\u065F \u0670 \u06D6-\u06DC \u06DF-\u06E4 \u06E7\u06E8 \u06EA-\u06ED \u08D3-\u08E1 \u08E3-\u08FF \u0640 \u0621 \u02BE \u02BF \u02BB \u00AD \u061C \u200B-\u200F \u202A-\u202E \u2060-\u2064 \u2066-\u2069 \uFE00-\uFE0F \uFEFF`.split(
    ' ',
  );
const signs = `%_\\"'+#&@$*=<>^~|\``;
const ogham = 'ᚁᚂᚃᚄᚅᚆᚇᚈᚉᚊᚋᚌᚍᚎᚏᚐᚑᚒ';

/**
 * Every rule of 0002_search.sql and 0027; `needs` in pairs.json names the rule without which a pair fails. Where one rule stands
 * at two places (a hamza is folded with its letter, or as a mark once it is decomposed), it is taken out of both. Then each
 * letter, mark and sign alone, but for أ إ آ ؤ ئ, which fall apart into their letter and a hamza that is dropped.
 */
export const searchRules: SearchRule[] = [
  {
    name: 'hamza',
    edits: [
      ...letter('أإآ', 'ااا'),
      ...letter('ؤئ', 'وي'),
      inFold('\\u064B-\\u065F', '\\u064B-\\u0652\\u0656-\\u065F'),
    ],
  },
  { name: 'hamza-waw', edits: [inFold("replace(normalize(value, NFKC), 'ئو', 'وو')", 'normalize(value, NFKC)')] },
  { name: 'alef-wasla', edits: letter('ٱ', 'ا') },
  { name: 'composition', edits: [inFold('normalize(value, NFKC)', 'value')] },
  { name: 'compatibility', edits: [inFold('NFKC', 'NFC'), inFold('NFKD', 'NFD')] },
  { name: 'lone-hamza', edits: [inFold('\\u0621')] },
  { name: 'alef-maksura', edits: letter('ى', 'ي') },
  {
    name: 'ta-marbuta',
    edits: [...letter('ة', 'ه'), { function: 'index_words', find: "'\\1ة', 'g'", replace: "'\\1ه', 'g'" }],
  },
  { name: 'restored-ta-marbuta', edits: [{ function: 'index_words', find: "'\\1ة', 'g'", replace: "'\\1ه', 'g'" }] },
  {
    name: 'arabic-marks',
    edits: [inFold('\\u0610-\\u061A\\u064B-\\u065F\\u0670\\u06D6-\\u06DC', '\\u0653-\\u0655\\u06D6-\\u06DC')],
  },
  { name: 'tatweel', edits: [inFold('\\u0640')] },
  { name: 'persian-letters', edits: letter('یکەھہ', 'يكههه') },
  { name: 'arabic-digits', edits: [inFold('٠١٢٣٤٥٦٧٨٩۰', '۰'), inFold('01234567890123456789', '0123456789')] },
  { name: 'persian-digits', edits: [inFold('۰۱۲۳۴۵۶۷۸۹'), inFold('01234567890123456789', '0123456789')] },
  { name: 'latin-marks', edits: [inFold('\\u0300-\\u036F')] },
  {
    name: 'latin-letters',
    edits: [...letter('øđðłıħς', 'oddlihσ'), inFold("'æ', 'ae'", "'æ', 'æ'"), inFold("'ß', 'ss'", "'ß', 'ß'")],
  },
  { name: 'case', edits: [inFold('lower(replace(', '(replace(')] },
  { name: 'transliteration-signs', edits: [inFold('\\u02BE\\u02BF\\u02BB')] },
  { name: 'invisible', edits: [inFold('\\u00AD\\u061C\\u200B-\\u200F')] },
  { name: 'apostrophes', edits: [...letter('’‘ʼ', "''''''")] },
  { name: 'signs', edits: [{ function: 'plain_words', find: 'ᚁᚂᚃᚄᚅᚆᚇᚈᚉᚊᚋᚌᚍᚎᚏᚐᚑᚒ', replace: ' '.repeat(18) }] },
  { name: 'separators', edits: [{ function: 'plain_words', find: '،؛؟', replace: '' }] },
  { name: 'small-words', edits: [{ function: 'index_words', find: '(?:م[', replace: '(?!)(?:م[' }] },
  { name: 'article', edits: [{ function: 'index_words', find: 'ال(?!له(?: |$))(?=[^ ]{2})', replace: '(?!)' }] },
  { name: 'joined-article', edits: [{ function: 'index_words', find: '(?:[وفبك]ال|لل)(?=[^ ]{3})', replace: '(?!)' }] },
  { name: 'plural', edits: [{ function: 'index_words', find: '([ء-ي]{2})ات(?= |$)', replace: '()(?!)' }] },
  { name: 'joined-words', edits: [{ function: 'joined_words', find: "(?:[.''’‘ʼ-][[:alpha:]]+)+", replace: '(?!)' }] },
  { name: 'name-keys', edits: [{ function: 'name_vector', find: 'unnest(keys)', replace: 'unnest(keys[1:0])' }] },
  { name: 'prefix', edits: [{ function: 'search_query', find: 'limit 40', replace: 'limit 0' }] },
  {
    name: 'stop-words',
    edits: [
      { function: 'search_query', find: "'في', ", replace: '' },
      { function: 'search_query', find: "= '{}'", replace: "= '{none}'" },
    ],
  },
  {
    name: 'english-stems',
    statement: 'alter text search configuration bilingual alter mapping for asciiword with simple',
  },
  { name: 'arabic-stems', statement: 'alter text search configuration bilingual alter mapping for word with simple' },
  ...Array.from('ٱةىیکەھہ٠١٢٣٤٥٦٧٨٩۰۱۲۳۴۵۶۷۸۹’‘ʼøđðłıħς', (one) => ({
    name: `letter ${one}`,
    // Its place in the list goes to a letter that nobody types.
    edits: [inFold(one, '\uE000')],
  })),
  ...['œ', 'þ', 'ß', 'æ'].map((one) => ({ name: `letter ${one}`, edits: [inFold(`'${one}'`, "'\uE000'")] })),
  ...droppedRanges.map((range) => ({ name: `dropped ${range.replaceAll('\\u', '')}`, edits: [inFold(range)] })),
  ...Array.from(signs, (sign, index) => ({
    name: `sign ${sign}`,
    edits: [{ function: 'plain_words', find: ogham.charAt(index), replace: ' ' }],
  })),
  ...['وال', 'فال', 'بال', 'كال'].map((joined) => ({
    name: `joined ${joined}`,
    edits: [{ function: 'index_words', find: '[وفبك]', replace: `[${'وفبك'.replace(joined.charAt(0), '')}]` }],
  })),
  { name: 'joined لل', edits: [{ function: 'index_words', find: '|لل)', replace: ')' }] },
  { name: 'allah', edits: [{ function: 'index_words', find: '(?!له(?: |$))', replace: '' }] },
];
