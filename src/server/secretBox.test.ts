import { randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { SecretBox, SecretBoxError } from './secretBox.ts';

const box = new SecretBox(randomBytes(32));

test('what is sealed opens for the same purpose and row', () => {
  const text = '+974 55551234 نور 👩🏽‍🏫';
  const sealed = box.seal('fellow contact', 7, text);
  expect(box.open('fellow contact', 7, sealed)).toBe(text);
  expect(sealed.bytes.includes(Buffer.from('55551234'))).toBe(false);
});

test('the same text is sealed differently each time', () => {
  expect(box.seal('a', 1, 'x').bytes.equals(box.seal('a', 1, 'x').bytes)).toBe(false);
});

test('a value moved to another row or another purpose does not open', () => {
  const sealed = box.seal('fellow contact', 7, 'x');
  expect(() => box.open('fellow contact', 8, sealed)).toThrow(SecretBoxError);
  expect(() => box.open('queued mail', 7, sealed)).toThrow(SecretBoxError);
});

test('a value with one changed bit does not open, wherever the bit is', () => {
  const { keyId, bytes } = box.seal('a', 1, 'secret');
  for (let at = 0; at < bytes.length; at += 1) {
    const changed = Buffer.from(bytes);
    changed[at] = (changed[at] ?? 0) ^ 1;
    expect(() => box.open('a', 1, { keyId, bytes: changed })).toThrow(SecretBoxError);
  }
  expect(() => box.open('a', 1, { keyId, bytes: bytes.subarray(0, 20) })).toThrow(SecretBoxError);
});

test('another SECRET_KEY is named by its id and opens nothing', () => {
  const sealed = box.seal('a', 1, 'x');
  const other = new SecretBox(randomBytes(32));
  expect(other.keyId).not.toBe(box.keyId);
  expect(() => other.open('a', 1, sealed)).toThrow(`It was sealed with the key ${box.keyId}`);
});

test('each purpose has a key of its own', () => {
  expect(box.derive('a').equals(box.derive('b'))).toBe(false);
  expect(box.derive('a').equals(box.derive('a'))).toBe(true);
});
