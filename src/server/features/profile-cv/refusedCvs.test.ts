import { deflateSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { maxCvBytes } from '#domain/cv.ts';
import { aDocx, aPdf } from '#tests/fixtures/cvFiles.ts';
import { cvPortal } from '#tests/fixtures/cvPortal.ts';
import { caseFile, postForm } from '#tests/fixtures/visitorForms.ts';

const portal = cvPortal();
const { keptFiles, listOf, signedIn, upload } = portal;

/** A PDF that has an object among packed ones besides. */
function packing(object: string): Buffer {
  const packed = deflateSync(`1 0 ${object}`).toString('latin1');
  const objects = `<</Type/ObjStm/N 1/First 4/Filter/FlateDecode/Length ${packed.length}>>stream\n${packed}\nendstream`;
  return Buffer.concat([aPdf('x'), Buffer.from(`\n9 0 obj\n${objects}\nendobj\n`, 'latin1')]);
}

/** A ZIP whose last entry says of itself that it unpacks to so many bytes. */
function saying(bytes: number, zip: Buffer): Buffer {
  const changed = Buffer.from(zip);
  const at = changed.lastIndexOf(Buffer.from([0x50, 0x4b, 0x01, 0x02]));
  changed.writeUInt32LE(bytes, at + 24);
  return changed;
}

describe('what is no CV leaves no file and is told why', () => {
  const nothing = new Uint8Array();
  const big = (bytes: number) => Buffer.concat([aPdf('big'), Buffer.alloc(bytes)]).subarray(0, bytes);
  test.each<[string, () => Uint8Array, string]>([
    ['nothing', () => nothing, 'empty'],
    ['5 MB and one byte', () => big(maxCvBytes + 1), 'size'],
    ['a picture', () => caseFile('photo-ok.jpg'), 'type'],
    ['an SVG', () => caseFile('svg-script.svg'), 'type'],
    ['a page named as PDF', () => Buffer.from('<!doctype html><script>alert(1)</script>'), 'type'],
    ['a PDF behind something else', () => Buffer.concat([Buffer.from('GIF89a'), aPdf('x')]), 'type'],
    ['an old Word file', () => Buffer.from('d0cf11e0a1b11ae1', 'hex'), 'type'],
    ['UPL-14 a plain ZIP named DOCX', () => caseFile('zip-named-docx.docx'), 'type'],
    [
      'a spreadsheet',
      () => aDocx([], {}, 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml'),
      'type',
    ],
    ['a PDF cut off', () => aPdf('cut').subarray(0, 60), 'unreadable'],
    [
      'a PDF with a script',
      () => aPdf('x', { catalog: '/OpenAction<</S/JavaScript/JS(app.alert\\(1\\))>>' }),
      'active',
    ],
    ['a PDF that starts a program', () => aPdf('x', { page: '/AA<</O<</S/Launch/F(calc.exe)>>>>' }), 'active'],
    [
      'a PDF that hides the name of what it does',
      () => aPdf('x', { catalog: '/OpenAction<</S %\n/L#61unch/F(calc.exe)>>' }),
      'active',
    ],
    ['a PDF that hides it among packed objects', () => packing('<</S/JavaScript/JS(app.alert\\(1\\))>>'), 'active'],
    ['a PDF whose packed objects are more than a CV has', () => packing(' '.repeat(21 * 1024 * 1024)), 'unreadable'],
    [
      'a PDF with a file within it',
      () =>
        aPdf('x', {
          catalog: '/Names<</EmbeddedFiles<</Names[(a.exe)<</Type/Filespec/F(a.exe)/EF<</F 4 0 R>>>>]>>>>',
        }),
      'attached',
    ],
    [
      'a PDF with a file on its page',
      () => aPdf('x', { page: '/Annots[<</Type/Annot/Subtype/FileAttachment/Rect[0 0 9 9]/FS 6 0 R>>]' }),
      'attached',
    ],
    [
      'a PDF that hides the name of a file within it',
      () => aPdf('x', { catalog: '/AF[<</Type/Filespec/F(a.exe)/#45F %\n 4 0 R>>]' }),
      'attached',
    ],
    [
      'a PDF that hides a file among packed objects',
      () => packing('<</Type/Filespec/F(a.exe)/EF<</F 4 0 R>>>>'),
      'attached',
    ],
    ['a document with macros', () => aDocx(['x'], { 'word/vbaProject.bin': Buffer.from('macro') }), 'active'],
    [
      'a macro document by its type',
      () => aDocx(['x'], {}, 'application/vnd.ms-word.document.macroEnabled.main+xml'),
      'active',
    ],
    ['a bomb of 60 MB', () => saying(60 * 1024 * 1024, aDocx(['x'], { 'word/z.bin': Buffer.from('x') })), 'unreadable'],
    [
      'a bomb that lies about its size',
      () => saying(5, aDocx(['x'], { 'word/z.bin': new Uint8Array(900_000) })),
      'unreadable',
    ],
    [
      '1,001 entries',
      () => aDocx(['x'], Object.fromEntries(Array.from({ length: 998 }, (_, n) => [`e/${n}`, nothing]))),
      'unreadable',
    ],
    ['an entry that leads outside', () => aDocx(['x'], { '../../etc/cron.d/x': Buffer.from('x') }), 'unreadable'],
    ['an entry with a drive', () => aDocx(['x'], { 'C:/x': Buffer.from('x') }), 'unreadable'],
    [
      'entities',
      () => aDocx(['x'], { 'word/document.xml': Buffer.from('<!DOCTYPE a [<!ENTITY b "c">]><a>&b;</a>') }),
      'unreadable',
    ],
    ['a ZIP cut off', () => aDocx(['x']).subarray(0, 200), 'unreadable'],
  ])('%s', async (_what, bytesOf, code) => {
    const member = await signedIn();
    const before = await keptFiles();
    const answer = await upload(member, bytesOf());
    expect([answer.status, answer.json.errors.file]).toEqual([422, [sentences[code]]]);
    expect(await keptFiles()).toEqual(before);
    expect((await listOf(member)).items).toEqual([]);
  });

  const sentences: Record<string, string> = {
    empty: 'This file is empty',
    size: 'The file must be at most 5 MB',
    type: 'Only PDF and Word (DOCX) files are accepted',
    active: 'This file contains scripts or macros. Save it without them and upload it again.',
    attached:
      'This file has other files inside it. Save it without them, for example by printing it to a new PDF, and upload it again.',
    unreadable: 'This file cannot be opened. Save it again as PDF or Word (DOCX) and upload that.',
  };

  test('no file at all, and a field that is not known', async () => {
    const { headers } = await signedIn();
    const none = await postForm(portal.app(), '/api/user-profile/upload-cv', {}, {}, { headers });
    expect([none.status, none.json.errors]).toEqual([422, { file: ['Choose a file first'] }]);
    const other = await postForm(portal.app(), '/api/user-profile/upload-cv', { member_id: '1' }, {}, { headers });
    expect([other.status, Object.keys(other.json.errors)]).toEqual([422, ['member_id']]);
  });

  test('exactly 5 MB are accepted', async () => {
    const answer = await upload(await signedIn(), big(maxCvBytes));
    expect(answer.status).toBe(200);
  });
});
