import { answerPost } from '#web/shell/forms/answerPost.ts';
import { joinBody } from './joinBody.ts';
import { joinForm } from './joinForm.ts';

/** Answers the form of a browser without script. */
export const answerJoinPost = answerPost(joinForm, ({ api, body, file, proof, idempotencyKey }) =>
  api.submitJoinRequest({ body: { ...joinBody(body), ...proof }, files: { logo: file }, idempotencyKey }),
);
