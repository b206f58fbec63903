import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { sniffImage } from './mediaTypes.ts';
import { checkPhoto, checkPhotoContent, maxPhotoBytes } from './photo.ts';

const upload = (name: string): Uint8Array =>
  readFileSync(new URL(`../../tests/cases/uploads/${name}`, import.meta.url));
const bytesOf = (text: string): Uint8Array => new TextEncoder().encode(text);

describe('sniffImage', () => {
  test.each([
    ['photo-ok.jpg', 'jpeg'],
    ['truncated.jpg', 'jpeg'],
    ['gif-polyglot.jpg', 'gif'],
    ['html-named-jpg.jpg', null],
    ['empty.jpg', null],
    ['svg-script.svg', 'svg'],
    ['svg-entity.svg', 'svg'],
    ['cv-arabic-title.pdf', null],
    ['cv.docx', null],
    ['zip-named-docx.docx', null],
  ] as const)('UPL-04 UPL-06 %s is %s by its content', (name, type) => {
    expect(sniffImage(upload(name))).toBe(type);
  });

  test('PNG, WebP and both GIF versions are known by their first bytes', () => {
    expect(sniffImage(Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0))).toBe('png');
    expect(sniffImage(bytesOf('RIFF\0\0\0\0WEBPVP8 '))).toBe('webp');
    expect(sniffImage(bytesOf('GIF87a'))).toBe('gif');
    for (const text of ['RIFF\0\0\0\0WAVE', 'GIF88a', 'GIF8', '\u0089PN', 'BM'])
      expect(sniffImage(bytesOf(text)), text).toBeNull();
  });

  test('an SVG may begin with a BOM, a declaration, comments and a doctype; a page that holds one is none', () => {
    const prologue =
      '\uFEFF<?xml version="1.0"?>\n<!-- a > b --><!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "x">\n<!-- -->';
    expect(sniffImage(bytesOf(`${prologue}<svg xmlns="http://www.w3.org/2000/svg"/>`))).toBe('svg');
    for (const text of [
      '<html><svg></svg></html>',
      '<svgx/>',
      '<!-- <svg>',
      'text <svg/>',
      '<!doctype html><svg/>',
      '',
    ]) {
      expect(sniffImage(bytesOf(text)), text).toBeNull();
    }
  });
});

describe('the photo rule', () => {
  const jpeg = { bytes: 1000, name: 'photo.jpg', type: 'image/jpeg' };

  test('UPL-01 exactly 2,621,440 bytes pass, one more does not', () => {
    expect(maxPhotoBytes).toBe(2_621_440);
    expect(checkPhoto({ ...jpeg, bytes: maxPhotoBytes })).toBeUndefined();
    expect(checkPhoto({ ...jpeg, bytes: maxPhotoBytes + 1 })).toBe('size');
    const file = new Uint8Array(maxPhotoBytes + 1);
    file.set(upload('photo-ok.jpg'));
    expect(checkPhotoContent(file.subarray(0, maxPhotoBytes))).toEqual({ type: 'jpeg' });
    expect(checkPhotoContent(file)).toEqual({ error: 'size' });
  });

  test('UPL-06 an empty file is no photo', () => {
    expect(checkPhoto({ ...jpeg, bytes: 0 })).toBe('type');
    expect(checkPhotoContent(upload('empty.jpg'))).toEqual({ error: 'type' });
  });

  test('UPL-11 names in capitals, jpg and pjpeg types and an empty type pass', () => {
    for (const photo of [
      { ...jpeg, name: 'PHOTO.JPG', type: '' },
      { ...jpeg, name: 'photo.jpeg' },
      { ...jpeg, name: 'صورة (1).png', type: '' },
      { ...jpeg, name: 'photo', type: 'image/jpg' },
      { ...jpeg, name: 'photo', type: 'image/pjpeg' },
      { ...jpeg, name: 'x.webp', type: 'image/webp' },
      { ...jpeg, name: 'x.gif', type: 'image/gif' },
      { ...jpeg, name: 'x.svg', type: 'image/svg+xml' },
    ]) {
      expect(checkPhoto(photo), photo.name).toBeUndefined();
    }
  });

  test('other files are refused by name and type, and a false name by content', () => {
    expect(checkPhoto({ bytes: 10, name: 'cv.pdf', type: 'application/pdf' })).toBe('type');
    expect(checkPhoto({ bytes: 10, name: 'photo.jpg.exe', type: '' })).toBe('type');
    expect(checkPhotoContent(upload('html-named-jpg.jpg'))).toEqual({ error: 'type' });
  });
});
