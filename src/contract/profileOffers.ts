import { z } from 'zod';
import { defineEndpoint } from './defineEndpoint.ts';
import { idParam } from './fields.ts';

/** What an item says, as far as a person needs it to recognize it. */
const offeredValues = z.object({
  title: z.string().nullable(),
  organization_name: z.string().nullable(),
  start_year: z.number().int().nullable(),
  end_year: z.number().int().nullable(),
  is_current: z.boolean(),
  url: z.string().nullable(),
  doi: z.string().nullable(),
});

/**
 * Something that a CV or an ORCID record offers for the profile. Nothing of it is stored before its `key` is sent back.
 * `new`: would be added; `changed`: imported before, and it says something else now; `same`: there already; `edited`:
 * imported before and changed by the member, which stands.
 */
export const offeredItem = offeredValues.extend({
  key: z.string(),
  section: z.string(),
  state: z.enum(['new', 'changed', 'same', 'edited']),
  /** Of a language: how well it is known. */
  level: z.string().nullable(),
  /** Of a changed one: which fields, and what stands in the profile now. */
  fields: z.array(z.string()),
  own: offeredValues.nullable(),
});
export type OfferedItem = z.infer<typeof offeredItem>;

const taken = z.object({
  added: z.number().int(),
  changed: z.number().int(),
  /** What the profile has no room for. */
  skipped: z.number().int(),
  items: z.array(offeredItem),
});
export type TakenOffers = z.infer<typeof taken>;

/** The offers to take, by their keys. Taking one again changes nothing. */
const keys = z.strictObject({ keys: z.array(z.string().max(100)).max(1000).optional() });

export const listCvSuggestions = defineEndpoint('listCvSuggestions', {
  summary: 'What a CV’s text offers for the profile',
  tag: 'Profile',
  access: 'member',
  params: idParam,
  data: z.object({ id: z.string(), name: z.string(), items: z.array(offeredItem) }),
  isPersonal: true,
});

export const takeCvSuggestions = defineEndpoint('takeCvSuggestions', {
  summary: 'Take chosen suggestions of a CV into the profile',
  tag: 'Profile',
  access: 'member',
  params: idParam,
  body: keys,
  data: taken,
  isIdempotent: true,
});

/** Reads the record at the registry: 409 `orcid_not_linked` without an iD, 422 `orcid_record_failed` when it cannot be read. */
export const getOrcidImport = defineEndpoint('getOrcidImport', {
  summary: 'What one’s ORCID record offers for the profile, item by item',
  tag: 'Profile',
  access: 'member',
  data: z.object({ orcid: z.string(), name: z.string().nullable(), items: z.array(offeredItem) }),
  isPersonal: true,
  // The registry itself has 5 s (docs/decisions/029).
  pageWaitMs: 7000,
});

export const importOrcid = defineEndpoint('importOrcid', {
  summary: 'Take chosen items of one’s ORCID record into the profile',
  tag: 'Profile',
  access: 'member',
  body: keys,
  data: taken,
  isIdempotent: true,
});
