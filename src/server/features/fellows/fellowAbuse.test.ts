import { type Attack, attackedFellows } from '#tests/fixtures/attackedFellows.ts';

// What is in the fields of the fellows' form, and where it comes from (security.md, test plan).

const { form, raw, areRefused } = attackedFellows();

const unknownFields = [
  'status',
  'id',
  'reference',
  'is_homepage_public',
  'photo_file_id',
  'published_at',
  'locale',
  'recaptcha',
  'role',
];
const badTexts: [string, string][] = [
  ['a NUL', 'Noor\0Test'],
  ['an escape', 'Noor\u001B[31m'],
  ['a bidi override', 'Noor\u202Egpj.exe'],
  ['a bidi isolate', 'Noor\u2066x'],
  ['a line break', 'Noor\nTest'],
  ['301 letters', 'x'.repeat(301)],
];

const attacks: Attack[] = [
  ...unknownFields.map((name): Attack => [
    `sets ${name}`,
    () => form({ [name]: 'published' }),
    422,
    'validation_failed',
    name,
  ]),
  ...badTexts.map(([name, value]): Attack => [
    `a name with ${name}`,
    () => form({ fullName: value }),
    422,
    'validation_failed',
    'fullName',
  ]),
  ['a biography of 90 KB', () => form({ biography: 'x '.repeat(45_000) }), 422, 'validation_failed', 'biography'],
  ['a biography of 300 KB', () => form({ biography: 'x'.repeat(300_000) }), 422, 'validation_failed', 'biography'],
  ['javascript: as web page', () => form({ homepage: 'javascript:alert(1)' }), 422, 'validation_failed', 'homepage'],
  [
    'a web page with a user in it',
    () => form({ homepage: 'https://portal.example@evil.example' }),
    422,
    'validation_failed',
    'homepage',
  ],
  [
    'an address of the machine itself',
    () => form({ homepage: 'http://127.0.0.1/' }),
    422,
    'validation_failed',
    'homepage',
  ],
  [
    'a web page of 2,049 letters',
    () => form({ homepage: `example.org/${'a'.repeat(2038)}` }),
    422,
    'validation_failed',
    'homepage',
  ],
  [
    'another header in the e-mail',
    () => form({ emailAddress: 'a@example.org\r\nBcc: b@example.org' }),
    422,
    'validation_failed',
    'emailAddress',
  ],
  [
    'two e-mail addresses',
    () => form({ emailAddress: 'a@example.org,b@example.org' }),
    422,
    'validation_failed',
    'emailAddress',
  ],
  [
    'an e-mail made to keep a pattern busy',
    () => form({ emailAddress: `${'a.'.repeat(40_000)}@` }),
    422,
    'validation_failed',
    'emailAddress',
  ],
  [
    'a web page made to keep a pattern busy',
    () => form({ homepage: `${'a-'.repeat(40_000)}.` }),
    422,
    'validation_failed',
    'homepage',
  ],
  ['a country that is none', () => form({ currentLocation: 'Atlantis' }), 422, 'validation_failed', 'currentLocation'],
  ['a phone with a program in it', () => form({ phoneNumber: '+974 =1+1' }), 422, 'validation_failed', 'phoneNumber'],
  [
    'a phone of 80 KB',
    () => form({ phoneNumber: `+974 ${'5'.repeat(80_000)}` }),
    422,
    'validation_failed',
    'phoneNumber',
  ],
  ['a page of another site (Sec-Fetch-Site)', () => form({}, {}, { 'sec-fetch-site': 'cross-site' }), 403, 'forbidden'],
  ['a page of a sister site', () => form({}, {}, { 'sec-fetch-site': 'same-site' }), 403, 'forbidden'],
  ['a page of another site (Origin)', () => form({}, {}, { origin: 'https://evil.example' }), 403, 'forbidden'],
  ['a page without an origin', () => form({}, {}, { origin: 'null' }), 403, 'forbidden'],
  ['a cookie and no origin', () => form({}, {}, { cookie: '__Host-session=x' }), 403, 'forbidden'],
  ['GET', () => raw('', {}, 'GET'), 404, 'not_found'],
  ['DELETE', () => raw('', {}, 'DELETE'), 404, 'not_found'],
];

areRefused(attacks, 30);
