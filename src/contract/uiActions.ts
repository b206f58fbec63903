import { z } from 'zod';
import { defineEndpoint } from './defineEndpoint.ts';

/** One entry of the UI action log (spec §3): what was done in the page, without personal data. */
export const logUiAction = defineEndpoint('logUiAction', {
  summary: 'Log an action in the page',
  tag: 'UI action log',
  access: 'public',
  body: z.strictObject({
    action: z
      .string()
      .min(1)
      .max(64)
      .regex(/^[a-z][a-z0-9_.-]*$/),
    target_type: z
      .string()
      .max(64)
      .regex(/^[A-Za-z][A-Za-z0-9_.-]*$/)
      .nullish(),
    target_id: z.union([z.string().max(64), z.number()]).nullish(),
    /** At most 2 KB and three levels deep. */
    meta: z.record(z.string(), z.unknown()).nullish(),
  }),
  data: z.null(),
  successStatus: 204,
  limit: 'uiAction',
});
