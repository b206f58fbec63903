import { type Attack, attackedFellows, fieldLines } from '#tests/fixtures/attackedFellows.ts';
import { caseFile, fellowFields } from '#tests/fixtures/visitorForms.ts';

// Bodies and files that come in the place of the fellows' form (security.md, test plan).

const { form, raw, json, multipart, areRefused } = attackedFellows();
const photo = caseFile('photo-ok.jpg');
const all = Object.entries(fellowFields).flatMap(([name, value]) => fieldLines(name, value));

const attacks: Attack[] = [
  [
    'a lone surrogate in JSON',
    () => raw('{"fullName":"No\\ud800or"}', { 'content-type': 'application/json' }),
    422,
    'validation_failed',
    'fullName',
  ],
  [
    '__proto__ in JSON',
    () => raw('{"__proto__":{"fullName":"x"}}', { 'content-type': 'application/json' }),
    400,
    'malformed_body',
  ],
  [
    'constructor in JSON',
    () => raw('{"constructor":{"prototype":{"x":1}}}', { 'content-type': 'application/json' }),
    400,
    'malformed_body',
  ],
  [
    '__proto__ as a field',
    () => multipart([...all, ...fieldLines('__proto__', 'x'), '--b--', '']),
    400,
    'malformed_body',
  ],
  ['half a JSON', () => raw('{"fullName":', { 'content-type': 'application/json' }), 400, 'malformed_body'],
  ['a JSON list', () => json([fellowFields]), 400, 'malformed_body'],
  ['a JSON text', () => json('x'), 400, 'malformed_body'],
  [
    'numbers and objects for texts',
    () => json({ ...fellowFields, fullName: 7, biography: { a: 1 } }),
    422,
    'validation_failed',
    'biography',
  ],
  ['null for a text', () => json({ ...fellowFields, currentTitle: null }), 422, 'validation_failed', 'currentTitle'],
  ['a JSON body of 200 KB', () => json({ ...fellowFields, biography: 'x'.repeat(200_000) }), 413, 'too_large'],
  ['a field given twice', () => form({ fullName: ['Noor', 'Other'] }), 422, 'validation_failed', 'fullName'],
  [
    'a thousand fields',
    () => form(Object.fromEntries(Array.from({ length: 1000 }, (_, n) => [`f${n}`, 'x']))),
    413,
    'too_large',
  ],
  ['plain text', () => raw('fullName=x', { 'content-type': 'text/plain' }), 415, 'unsupported_media_type'],
  [
    'a urlencoded form',
    () => raw('fullName=x', { 'content-type': 'application/x-www-form-urlencoded' }),
    415,
    'unsupported_media_type',
  ],
  ['XML', () => raw('<x/>', { 'content-type': 'application/xml' }), 415, 'unsupported_media_type'],
  ['multipart without a boundary', () => raw('x', { 'content-type': 'multipart/form-data' }), 400, 'malformed_body'],
  ['multipart that ends in its middle', () => multipart(all), 400, 'malformed_body'],
  ['multipart of another boundary', () => multipart(['--c', 'x', '--c--'], 'b'), 400, 'malformed_body'],
  ['nothing at all', () => raw('', { 'content-type': 'application/json' }), 422, 'validation_failed'],
  ['an empty JSON object', () => json({}), 422, 'validation_failed', 'fullName'],
  [
    'a photo of 7 MB',
    () => form({}, { photo: { bytes: Buffer.concat([photo, Buffer.alloc(7_340_032)]) } }),
    413,
    'too_large',
  ],
  [
    'a photo of 3 MB',
    () => form({}, { photo: { bytes: Buffer.concat([photo, Buffer.alloc(3_145_728)]) } }),
    422,
    'validation_failed',
    'photo',
  ],
  ['the photo as text', () => form({ photo: 'data:image/png;base64,AAAA' }), 422, 'validation_failed', 'photo'],
  [
    'the text null for the photo, as a script sends it',
    () => form({ photo: 'null' }),
    422,
    'validation_failed',
    'photo',
  ],
  [
    'two photos',
    async () =>
      multipart([
        ...all,
        '--b',
        'Content-Disposition: form-data; name="photo"; filename="a.jpg"',
        '',
        'x',
        '--b',
        'Content-Disposition: form-data; name="photo"; filename="b.jpg"',
        '',
        'x',
        '--b--',
        '',
      ]),
    422,
    'validation_failed',
    'photo',
  ],
  ['a file in another field', () => form({}, { cv: { bytes: photo } }), 422, 'validation_failed', 'cv'],
  [
    'a file in the place of the name',
    () => form({ fullName: [] }, { fullName: { bytes: photo } }),
    422,
    'validation_failed',
    'fullName',
  ],
  [
    'three files',
    () => form({}, { photo: { bytes: photo }, b: { bytes: photo }, c: { bytes: photo } }),
    413,
    'too_large',
  ],
  [
    'a page of HTML as photo',
    () => form({}, { photo: { bytes: caseFile('html-named-jpg.jpg') } }),
    422,
    'validation_failed',
    'photo',
  ],
  [
    'a program as photo',
    () => form({}, { photo: { bytes: Buffer.from('MZ\x90\0PE') } }),
    422,
    'validation_failed',
    'photo',
  ],
  [
    'a ZIP as photo',
    () => form({}, { photo: { bytes: caseFile('zip-named-docx.docx') } }),
    422,
    'validation_failed',
    'photo',
  ],
];

areRefused(attacks, 30);
