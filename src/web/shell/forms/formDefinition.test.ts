import { describe, expect, test } from 'vitest';
import { composeValues, type FormDefinition, initialValues, readValues } from './formDefinition.ts';

const definition: FormDefinition = {
  name: 'contact',
  rules: { phone: { kind: 'phone' }, agreed: { kind: 'consent' }, text: { kind: 'text' }, choices: { kind: 'line' } },
  fields: ['text', 'phone', 'choices', 'agreed', 'picture'],
  lists: ['choices'],
  fileField: 'picture',
  validate: () => ({}),
};

function posted(entries: [string, string | Blob][]): FormData {
  const form = new FormData();
  for (const [name, value] of entries) form.append(name, value);
  return form;
}

describe('a form as data', () => {
  test('begins empty, its phones at +974', () => {
    expect(initialValues(definition)).toEqual({ text: '', phone: '', phone_code: 'QA', choices: '', agreed: '' });
  });

  test('reads what was posted: lists joined, boxes as true, nothing that it does not know', () => {
    const form = posted([
      ['text', ' a '],
      ['text', 'b'],
      ['phone', '123'],
      ['phone_code', 'DO-1-829'],
      ['choices', '1'],
      ['choices', '3'],
      ['agreed', 'on'],
      ['picture', new Blob(['x'])],
      ['__proto__', 'x'],
      ['admin', 'true'],
    ]);
    expect(readValues(definition, form)).toEqual({
      text: ' a ',
      phone: '123',
      phone_code: 'DO-1-829',
      choices: '1,3',
      agreed: 'true',
    });
    expect(readValues(definition, posted([]))).toEqual(initialValues(definition));
  });

  test('a phone is sent as its dial code, a space and the number, or empty', () => {
    const values = { ...initialValues(definition), phone: '55551234' };
    expect(composeValues(definition, values)).toMatchObject({ phone: '+974 55551234' });
    expect(composeValues(definition, { ...values, phone_code: 'DO-1-829' })).toMatchObject({
      phone: '+1-829 55551234',
    });
    expect(composeValues(definition, { ...values, phone_code: 'constructor' })).toMatchObject({
      phone: '+974 55551234',
    });
    expect(composeValues(definition, { ...values, phone: ' ' })).toMatchObject({ phone: '' });
    expect(composeValues(definition, values)).not.toHaveProperty('phone_code');
  });
});
