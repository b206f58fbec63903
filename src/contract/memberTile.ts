import { z } from 'zod';

/** A member in few words. */
export const memberTile = z.object({
  id: z.number().int(),
  slug: z.string(),
  full_name: z.string(),
  full_name_ar: z.string().nullable(),
  current_title: z.string().nullable(),
  avatar_url: z.string().nullable(),
});
