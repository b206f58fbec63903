import { z } from 'zod';
import { defineEndpoint } from './defineEndpoint.ts';
import { listOf, pageParam, perPageParam } from './fields.ts';

/** A published Founding Fellow: never a phone, an e-mail address or a country (spec §1). */
export const fellowCard = z.object({
  id: z.number().int(),
  full_name: z.string(),
  current_title: z.string(),
  current_department: z.string().nullable(),
  current_institution: z.string(),
  biography: z.string().nullable(),
  homepage: z.string().nullable(),
  photo_url: z.string().nullable(),
});
export type FellowCard = z.infer<typeof fellowCard>;

export const listFellows = defineEndpoint('listFellows', {
  summary: 'Founding Fellows published so far',
  tag: 'Founding Fellows',
  access: 'public',
  query: z.object({ page: pageParam, per_page: perPageParam(12) }),
  data: listOf(fellowCard),
  reads: ['fellows'],
});

/** A text field of a form: whatever the person typed; the domain's rules judge it and name the field's own message. */
const typed = z.string().max(100_000).optional();

export const submitFellowProfile = defineEndpoint('submitFellowProfile', {
  summary: 'Submit a Founding Fellow profile',
  tag: 'Founding Fellows',
  access: 'public',
  body: z.strictObject({
    fullName: typed,
    phoneNumber: typed,
    officePhone: typed,
    currentLocation: typed,
    emailAddress: typed,
    officeEmail: typed,
    currentTitle: typed,
    currentDepartment: typed,
    currentInstitution: typed,
    biography: typed,
    homepage: typed,
  }),
  files: { photo: { maxBytes: 2_621_440 } },
  data: z.object({ reference: z.string() }),
  successStatus: 201,
  isIdempotent: true,
  limit: 'visitorForm',
});
