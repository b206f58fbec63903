import { describe, expect, test } from 'vitest';
import { normalizeForm } from './checkForm.ts';
import { contactRules, contactTopics, type ContactValues, validateContactMessage } from './contactMessage.ts';
import { joinRules, type JoinValues, parseAreaIds, validateJoinRequest } from './joinRequest.ts';
import { validateNewsletterSubscription } from './newsletterSubscription.ts';

describe('the contact form', () => {
  const complete: ContactValues = {
    full_name: 'نور',
    email: 'noor@example.org',
    topic: 'general',
    message: 'A question.',
    consent: true,
  };
  const errorsOf = (change: ContactValues) => validateContactMessage({ ...complete, ...change });

  test('an empty form names every required field', () => {
    expect(validateContactMessage({})).toEqual({
      full_name: 'required',
      email: 'required',
      topic: 'required',
      message: 'required',
      consent: 'consent',
    });
    expect(validateContactMessage(complete)).toEqual({});
  });

  test('a message has 10 to 3000 characters', () => {
    expect(errorsOf({ message: 'x'.repeat(9) })).toEqual({ message: 'min' });
    expect(errorsOf({ message: 'x'.repeat(10) })).toEqual({});
    expect(errorsOf({ message: 'x'.repeat(3000) })).toEqual({});
    expect(errorsOf({ message: 'x'.repeat(3001) })).toEqual({ message: 'maxLength' });
  });

  test('a topic is one of the six', () => {
    for (const topic of contactTopics) expect(errorsOf({ topic })).toEqual({});
    expect(errorsOf({ topic: 'sales' })).toEqual({ topic: 'choice' });
  });

  test('consent must be true in any spelling of forms and JSON', () => {
    for (const consent of [true, 'true', 'on', '1']) expect(errorsOf({ consent })).toEqual({});
    for (const consent of [false, 'false', '', '0', 'yes'])
      expect(errorsOf({ consent })).toEqual({ consent: 'consent' });
  });

  test('TEL-01 NAM-04 phone and organization are optional and have their rules', () => {
    expect(errorsOf({ phone_number: '', organization_name: ' ' })).toEqual({});
    expect(errorsOf({ phone_number: '+974 x', organization_name: 'A ' })).toEqual({
      phone_number: 'digits',
      organization_name: 'min',
    });
  });

  test('a message is stored normalized', () => {
    expect(
      normalizeForm(contactRules, { ...complete, message: ' A\r\nquestion ', phone_number: '٥٥٥٥١٢٣٤' }),
    ).toMatchObject({
      message: 'A\nquestion',
      phone_number: '+974 55551234',
      organization_name: '',
      consent: 'true',
    });
  });
});

describe('the join form', () => {
  const complete: JoinValues = {
    organization_name_ar: 'جامعة المثال',
    type: 'university',
    country: 'QA',
    contact_name: 'نور',
    email: 'noor@example.org',
    consent: 'on',
  };
  const errorsOf = (change: JoinValues) => validateJoinRequest({ ...complete, ...change }, [1, 2, 3, 4, 5]);

  test('an empty form names every required field', () => {
    expect(validateJoinRequest({}, [])).toEqual({
      organization_name_en: 'required',
      type: 'required',
      country: 'required',
      contact_name: 'required',
      email: 'required',
      consent: 'consent',
    });
  });

  test('a name in one language is enough, in either', () => {
    expect(errorsOf({})).toEqual({});
    expect(errorsOf({ organization_name_ar: '', organization_name_en: 'Example University' })).toEqual({});
    expect(errorsOf({ organization_name_ar: ' ', organization_name_en: '' })).toEqual({
      organization_name_en: 'required',
    });
    expect(errorsOf({ organization_name_en: 'A' })).toEqual({ organization_name_en: 'min' });
  });

  test('areas arrive as a list, one value or a text, and must exist', () => {
    for (const thematic_area_ids of [[1, '2'], '1,2', '3', [], '', undefined])
      expect(errorsOf({ thematic_area_ids })).toEqual({});
    for (const thematic_area_ids of [[6], ['x'], '1,x', [1.5], [-1], '1e3'])
      expect(errorsOf({ thematic_area_ids })).toEqual({ thematic_area_ids: 'choice' });
    expect(parseAreaIds(['2', 2, ' 1 '])).toEqual([2, 1]);
  });

  test('URL-06 UPL-01 website and logo have the rules of homepage and photo', () => {
    expect(errorsOf({ website: 'example' })).toEqual({ website: 'url' });
    expect(validateJoinRequest(complete, [], { bytes: 2_621_441, name: 'logo.svg', type: 'image/svg+xml' })).toEqual({
      logo: 'size',
    });
  });

  test('a country is stored by its code', () => {
    expect(normalizeForm(joinRules, { ...complete })).toMatchObject({
      country: 'QA',
      organization_name_ar: 'جامعة المثال',
    });
  });
});

test('the newsletter form needs a valid e-mail and consent', () => {
  expect(validateNewsletterSubscription({})).toEqual({ email: 'required', consent: 'consent' });
  expect(validateNewsletterSubscription({ email: 'x', consent: true })).toEqual({ email: 'email' });
  expect(validateNewsletterSubscription({ email: 'noor@example.org', consent: true })).toEqual({});
});
