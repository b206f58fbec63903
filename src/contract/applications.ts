import { z } from 'zod';
import { applicationStatuses } from '#domain/application.ts';
import { maxCvBytes } from '#domain/cv.ts';
import { defineEndpoint } from './defineEndpoint.ts';
import { idFilter, idParam, instant, listOf, listParam, pageParam, perPageParam } from './fields.ts';
import { ticked, typed } from './formFields.ts';
import { memberDetail } from './members.ts';
import { opportunityCard, opportunityDetail } from './opportunities.ts';

export const applicationStatus = z.enum(applicationStatuses);

/** A member's application. `steps` is what its applicant can do now. */
export const application = z.object({
  id: z.number().int(),
  opportunity_id: z.number().int(),
  status: applicationStatus,
  cover_letter: z.string(),
  answers: z.record(z.string(), z.string()),
  share_profile: z.boolean(),
  /** The copy of the CV that was sent with it. */
  cv: z.object({ name: z.string(), byte_length: z.number().int() }).nullable(),
  /** Of a draft: the CV that it is to be sent with, an empty id for none; null before a choice. */
  chosen_cv: z.object({ id: z.string(), name: z.string().nullable(), is_there: z.boolean() }).nullable(),
  submitted_at: instant.nullable(),
  created_at: instant,
  updated_at: instant,
  /** Rises with every change. */
  version: z.number().int(),
  /** Every status with its date, oldest first. */
  timeline: z.array(z.object({ status: applicationStatus, at: instant })),
  steps: z.array(z.enum(['save', 'submit', 'cancel'])),
});
export type Application = z.infer<typeof application>;

/** A text always; what asks for a number takes one, and what asks for yes or no takes `true` and `false` as well. */
const answer = z.union([
  z.string().max(20_000),
  z.number().transform(String),
  z.boolean().transform((isYes) => (isYes ? 'yes' : 'no')),
]);
export const applicationAnswers = z.record(z.string().max(60), answer);
const answers = applicationAnswers.optional();
const content = {
  cover_letter: typed,
  answers,
  share_profile: ticked,
  /** One of one's own CVs; empty for none. */
  cv_id: typed,
};

/** An empty body is valid where the opportunity asks nothing; repeating it gives the same record (decisions §5). */
export const applyToOpportunity = defineEndpoint('applyToOpportunity', {
  summary: 'Apply to an opportunity',
  tag: 'Applications',
  access: 'member',
  params: idParam,
  body: z.strictObject({
    ...content,
    /** A form with a file sends them as JSON. */
    answers: z.union([answers, typed]),
    consent: ticked,
  }),
  /** Becomes one of one's own CVs, and wins over `cv_id`. */
  files: { file: { maxBytes: maxCvBytes } },
  data: application,
  isIdempotent: true,
  limit: 'apply',
});

export const cancelApplication = defineEndpoint('cancelApplication', {
  summary: 'Withdraw one’s application to an opportunity, until there is an offer',
  tag: 'Applications',
  access: 'member',
  params: idParam,
  data: application,
  isIdempotent: true,
});

/** Checks lengths alone: what is missing may come later. */
export const saveApplicationDraft = defineEndpoint('saveApplicationDraft', {
  summary: 'Keep an application that is not sent yet',
  tag: 'Applications',
  access: 'member',
  params: idParam,
  body: z.strictObject(content),
  data: application,
});

export const discardApplicationDraft = defineEndpoint('discardApplicationDraft', {
  summary: 'Throw a draft away',
  tag: 'Applications',
  access: 'member',
  params: idParam,
  data: z.null(),
});

/** What an opportunity is to the member who asks. */
const ownStanding = opportunityDetail
  .pick({ is_applied: true, application_id: true, is_saved: true })
  .extend({ application: application.nullable(), steps: application.shape.steps });

export type OwnStanding = z.infer<typeof ownStanding>;

export const getOwnStanding = defineEndpoint('getOwnStanding', {
  summary: 'One’s own application to an opportunity, and whether it is saved',
  tag: 'Applications',
  access: 'member',
  isPersonal: true,
  params: idParam,
  data: ownStanding,
});

/** An applicant's profile as it was when the application was sent, without what they keep to themselves. */
const sentProfile = memberDetail.pick({
  headline: true,
  headline_en: true,
  headline_ar: true,
  biography: true,
  biography_en: true,
  biography_ar: true,
  current_title: true,
  organization_name: true,
  thematic_areas: true,
  research_interests: true,
  skills: true,
  languages: true,
  sections: true,
});
export type SentProfile = z.infer<typeof sentProfile>;

/** An application as it was when it was sent last, whatever its applicant changed since. */
export const sentApplication = application
  .pick({ id: true, opportunity_id: true, status: true, share_profile: true, timeline: true })
  .extend({
    sent_at: instant,
    opportunity: opportunityCard,
    cover_letter: z.string(),
    /** What was asked then, with the answers by the keys of the questions. */
    questions: opportunityDetail.shape.questions,
    answers: z.record(z.string(), z.string()),
    cv: z.object({ name: z.string(), byte_length: z.number().int(), url: z.string() }).nullable(),
    person: z.object({
      full_name: z.string(),
      full_name_ar: z.string().nullable(),
      email: z.string(),
      phone_number: z.string().nullable(),
      country_name: z.string().nullable(),
      city: z.string().nullable(),
    }),
    /** Null where the applicant did not share it. */
    profile: sentProfile.nullable(),
  });
export type SentApplication = z.infer<typeof sentApplication>;

export const getSentApplication = defineEndpoint('getSentApplication', {
  summary: 'One of one’s applications as it was sent, with the profile of that moment',
  tag: 'Applications',
  access: 'member',
  isPersonal: true,
  params: idParam,
  data: sentApplication,
});

export const listApplications = defineEndpoint('listApplications', {
  summary: 'One’s applications with their timelines, the last changed first',
  tag: 'Applications',
  access: 'member',
  isPersonal: true,
  query: z.object({
    page: pageParam,
    per_page: perPageParam(12),
    /** Statuses; without one all but drafts. */
    status: listParam,
    /** The id of one of them: the page that it is on, whatever `page` says. */
    application: idFilter,
  }),
  data: listOf(application.extend({ opportunity: opportunityCard })),
});
