/** One phrase in English and in Arabic. */
export type Phrase = readonly [en: string, ar: string];

/** What the demo's sentences are made of: six phrases about one subject of study. */
export interface Topic {
  /** A noun phrase, definite in Arabic, that stands after "in", "on" and "of", and opens a heading. */
  name: Phrase;
  /** A question: in English a clause that follows "asks", in Arabic a direct question without its mark. */
  question: Phrase;
  /** How the work is done. Arabic phrases are in the genitive, as every frame puts a preposition before them. */
  method: Phrase;
  /** Whom the work is done with; in Arabic in the genitive. */
  people: Phrase;
  /** What remains at the end; in Arabic indefinite and in the genitive. */
  outcome: Phrase;
  /** What a candidate should be good at; in Arabic in the genitive. */
  skill: Phrase;
}

/**
 * Reads topics from a text: blocks of twelve lines parted by an empty line, English above Arabic, in the order
 * name, question, method, people, outcome, skill. Lines, not tuples, so that both directions stay readable.
 */
export function parseTopics(text: string): readonly Topic[] {
  return parseBlocks(text, 12).map((lines) => {
    const phrase = (index: number): Phrase => [lines[index * 2] ?? '', lines[index * 2 + 1] ?? ''];
    return {
      name: phrase(0),
      question: phrase(1),
      method: phrase(2),
      people: phrase(3),
      outcome: phrase(4),
      skill: phrase(5),
    };
  });
}

/** Splits a text at empty lines into blocks of exactly `size` lines; another length is an Error naming the block. */
export function parseBlocks(text: string, size: number): string[][] {
  return text
    .trim()
    .split(/\n\s*\n/)
    .map((block) => {
      const lines = block.split('\n').map((line) => line.trim());
      if (lines.length !== size) throw new Error(`"${lines[0]}" has ${lines.length} lines instead of ${size}.`);
      return lines;
    });
}
