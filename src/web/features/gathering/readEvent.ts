import type { SiteEvent } from '#contract/siteContent.ts';
import type { Language } from '#i18n/language.ts';
import { type ReadBlock, readBlocks } from '#web/cards/readBlocks.ts';

export interface EventSession {
  starts: string;
  ends: string;
  title: string;
  place: string;
  speakers: string[];
}

/** An event in one language. */
export interface ReadEvent {
  slug: string;
  title: string;
  summary: string;
  venue: string | null;
  startsOn: string;
  endsOn: string;
  timeZone: string;
  intro: ReadBlock[];
  days: { date: string; sessions: EventSession[] }[];
  speakers: { key: string; name: string; role: string }[];
  faq: { question: string; answer: string }[];
}

/** The event in the page's language, with the speakers of each session by name. */
export function readEvent(event: SiteEvent, language: Language): ReadEvent {
  const pick = (en: string, ar: string) => (language === 'ar' ? ar : en);
  const names = new Map(event.speakers.map(({ key, name_en, name_ar }) => [key, pick(name_en, name_ar)]));
  return {
    slug: event.slug,
    title: event.title ?? '',
    summary: event.summary ?? '',
    venue: event.venue,
    startsOn: event.starts_on,
    endsOn: event.ends_on,
    timeZone: event.time_zone,
    intro: readBlocks(event.intro, language),
    days: event.days.map(({ date, sessions }) => ({
      date,
      sessions: sessions.map((session) => ({
        starts: session.starts,
        ends: session.ends,
        title: pick(session.title_en, session.title_ar),
        place: pick(session.place_en, session.place_ar),
        speakers: session.speakers.map((key) => names.get(key)).filter((name) => name !== undefined),
      })),
    })),
    speakers: event.speakers.map(({ key, name_en, name_ar, role_en, role_ar }) => ({
      key,
      name: pick(name_en, name_ar),
      role: pick(role_en, role_ar),
    })),
    faq: event.faq.map(({ question_en, question_ar, answer_en, answer_ar }) => ({
      question: pick(question_en, question_ar),
      answer: pick(answer_en, answer_ar),
    })),
  };
}
