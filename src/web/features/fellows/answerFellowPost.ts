import { answerPost } from '#web/shell/forms/answerPost.ts';
import { fellowForm } from './fellowForm.ts';

/** Answers the form of a browser without script. */
export const answerFellowPost = answerPost(fellowForm, ({ api, body, file, idempotencyKey }) =>
  api.submitFellowProfile({ body, files: { photo: file }, idempotencyKey }),
);
