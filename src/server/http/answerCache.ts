import { ChangeCache, type Kept } from './changeCache.ts';

/** An answer of the API as every page gets it: nobody may write into it. */
export interface KeptAnswer extends Kept {
  data: unknown;
}

const maxBytes = 2 * 1024 * 1024;

/** Answers that every page asks for, in memory until they change: a page asks the database only for what is its own. */
export class AnswerCache extends ChangeCache<KeptAnswer> {
  constructor() {
    super(maxBytes, ({ data }) => JSON.stringify(data).length * 2 + 200);
  }
}
