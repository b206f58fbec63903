import type { Phrase } from './parseTopics.ts';

/** Phrases by the name under which frames ask for them. */
export type FrameValues = Readonly<Record<string, Phrase>>;

/**
 * Fills a sentence in both languages. `{name}` stands for a phrase, `{Name}` for the same with a capital letter, and
 * `[يبحث|تبحث]` for the form that agrees with its subject: the first when that is masculine, the second when feminine.
 * A name without a phrase is an Error: it is a slip in the demo's texts.
 */
export function renderFrame(frame: Phrase, values: FrameValues, isFeminine: boolean): Phrase {
  return [renderText(frame[0], 0, values, isFeminine), renderText(frame[1], 1, values, isFeminine)];
}

function renderText(text: string, language: 0 | 1, values: FrameValues, isFeminine: boolean): string {
  const filled = text
    .replace(/\[([^|\]]*)\|([^\]]*)\]/g, (_, masculine: string, feminine: string) =>
      isFeminine ? feminine : masculine,
    )
    .replace(/\{(\w+)\}/g, (_, name: string) => {
      const phrase = values[name] ?? values[lowerFirst(name)];
      if (phrase === undefined) throw new Error(`The frame "${text}" asks for ${name}, which is not there.`);
      return name === lowerFirst(name) ? phrase[language] : capitalize(phrase[language]);
    });
  return capitalize(filled);
}

/** The text with a capital first letter. */
export function capitalize(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

function lowerFirst(name: string): string {
  return name.charAt(0).toLowerCase() + name.slice(1);
}
