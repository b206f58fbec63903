import { z } from 'zod';
import { cvContentTypes, maxCvBytes } from '#domain/cv.ts';
import { defineEndpoint, type FileAnswer } from './defineEndpoint.ts';
import { idParam, instant, listParam } from './fields.ts';

/** One of the member's own CVs: private, downloaded at `url` by its owner alone (decisions §3). */
export const cv = z.object({
  id: z.string(),
  name: z.string(),
  content_type: z.string(),
  byte_length: z.number().int(),
  created_at: instant,
  /** The one that counts; exactly one of a member's does. */
  is_current: z.boolean(),
  /** Whether text was found in it: a scan holds none. */
  has_text: z.boolean(),
  url: z.string(),
});
export type Cv = z.infer<typeof cv>;

export const cvList = z.object({ items: z.array(cv), max_files: z.number().int() });
export type CvList = z.infer<typeof cvList>;

export const listCvs = defineEndpoint('listCvs', {
  summary: 'One’s CVs, the newest first',
  tag: 'Profile',
  access: 'member',
  data: cvList,
  isPersonal: true,
});

/** Becomes the current one. The same file under the same name is kept once. */
export const uploadCv = defineEndpoint('uploadCv', {
  summary: 'Upload a CV, PDF or Word (DOCX), decided by its content',
  tag: 'Profile',
  access: 'member',
  files: { file: { maxBytes: maxCvBytes } },
  data: z.object({ cv, items: z.array(cv) }),
  isIdempotent: true,
});

export const chooseCv = defineEndpoint('chooseCv', {
  summary: 'Make one of one’s CVs the current one',
  tag: 'Profile',
  access: 'member',
  params: idParam,
  data: cvList,
});

/** The newest of the rest becomes the current one. */
export const removeCv = defineEndpoint('removeCv', {
  summary: 'Delete one of one’s CVs',
  tag: 'Profile',
  access: 'member',
  params: idParam,
  data: cvList,
});

/**
 * One's own profile as a document, made when it is asked for and kept nowhere. `contents` is what connections can see,
 * or `all` for everything of one's own; the addresses stand in it only when asked for. An unknown language or format is
 * a 404.
 */
export const getCvDocument = defineEndpoint('getCvDocument', {
  summary: 'One’s profile as a CV: PDF or Word (DOCX), in English or Arabic',
  tag: 'Profile',
  access: 'member',
  params: z.object({ language: z.string(), format: z.string() }),
  query: z.object({
    contents: z.unknown().optional().describe('`all` for everything of one’s own; else what connections can see.'),
    contact: listParam.describe('What of `email` and `phone` stands in it; none when absent.'),
  }),
  data: z.custom<FileAnswer>(),
  download: Object.values(cvContentTypes),
  isPersonal: true,
});
