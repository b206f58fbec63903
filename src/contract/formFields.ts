import { z } from 'zod';

/** A text field of a form: whatever the person typed; the domain's rules judge it and name the field's own message. */
export const typed = z.string().max(100_000).optional();

/** A box that was ticked or not, in the spellings of JSON and of browsers. */
export const ticked = z.union([z.boolean(), z.enum(['true', 'false', 'on', '1', '0', ''])]).optional();

/**
 * How a form shows that a person sends it: `recaptcha` holds the provider's proof (spec §3), made by script. People
 * without script answer the question of `GET /api/captcha-challenge` instead: `captcha_answer` with its
 * `captcha_token`. `trap` is a field that nobody sees; only machines fill it in.
 */
export const captchaProof = { recaptcha: typed, captcha_answer: typed, captcha_token: typed, trap: typed };
