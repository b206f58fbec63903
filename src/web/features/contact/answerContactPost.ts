import { answerPost } from '#web/shell/forms/answerPost.ts';
import { contactForm } from './contactForm.ts';

/** Answers the form of a browser without script. */
export const answerContactPost = answerPost(contactForm, ({ api, body, proof, idempotencyKey }) =>
  api.submitContactMessage({ body: { ...body, consent: body.consent === 'true', ...proof }, idempotencyKey }),
);
