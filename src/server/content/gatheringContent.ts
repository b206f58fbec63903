import type { TextBlock } from '#server/db/schemaContent.ts';
import type { Bilingual } from './textBlocks.ts';

/** A session of an event's day. Instants carry their offset; speakers are named by their keys. */
export type GatheringSession = {
  readonly starts: string;
  readonly ends: string;
  readonly title_en: string;
  readonly title_ar: string;
  readonly place_en: string;
  readonly place_ar: string;
  readonly speakers: readonly string[];
};

/** An event with its public program: a row of `events`; days are calendar days in the event's zone. */
export type GatheringContent = {
  readonly slug: string;
  readonly title: Bilingual;
  readonly summary: Bilingual;
  readonly venue: Bilingual;
  readonly startsOn: string;
  readonly endsOn: string;
  readonly timeZone: string;
  readonly program: {
    readonly intro: readonly TextBlock[];
    readonly days: readonly { readonly date: string; readonly sessions: readonly GatheringSession[] }[];
    readonly speakers: readonly {
      readonly key: string;
      readonly name_en: string;
      readonly name_ar: string;
      readonly role_en: string;
      readonly role_ar: string;
    }[];
    readonly faq: readonly {
      readonly question_en: string;
      readonly question_ar: string;
      readonly answer_en: string;
      readonly answer_ar: string;
    }[];
  };
};
