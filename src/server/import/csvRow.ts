import { isThematicAreaSlug } from '#domain/thematicArea.ts';
import type { ThematicAreaSlug } from '#domain/thematicArea.ts';
import { looksLikeHtml, richTextFromPlain, sanitizeRichText } from '#server/richText.ts';
import { canonicalValue } from './csvHeader.ts';
import type { CsvHeader } from './csvHeader.ts';
import { maxDescriptionLength, maxTitleLength, quote } from './rowReader.ts';
import type { RowReader } from './rowReader.ts';
import { byLanguage } from './textLanguage.ts';

type Pair = { en: string | null; ar: string | null };

/** One row of a CSV file by the names of its columns; what is wrong with it goes to the reader. */
export class CsvRow {
  readonly reader: RowReader;
  readonly #cells: readonly string[];
  readonly #header: CsvHeader;

  constructor(cells: readonly string[], header: CsvHeader, reader: RowReader) {
    this.#cells = cells;
    this.#header = header;
    this.reader = reader;
  }

  /** The cell of a column, empty when the file has no such column. */
  cell(column: string): string {
    const index = this.#header.cellOf.get(column);
    return index === undefined ? '' : (this.#cells[index] ?? '').trim();
  }

  /** The column as the file spells it. */
  nameOf(column: string): string {
    return this.#header.nameOf.get(column) ?? column;
  }

  /** A text in two languages: from `name_en` and `name_ar`, and from `name` by the letters it is written in. */
  bilingual(name: string, read: (field: string, value: string) => string | null): Pair {
    const field = (column: string) => read(this.nameOf(column), this.cell(column));
    const loose = byLanguage(field(name));
    return { en: field(`${name}_en`) ?? loose.en, ar: field(`${name}_ar`) ?? loose.ar };
  }

  line(name: string): Pair {
    return this.bilingual(name, (field, value) => this.reader.oneLine(field, value, maxTitleLength));
  }

  text(name: string, maxLength: number): Pair {
    return this.bilingual(name, (field, value) => this.reader.text(field, value, maxLength));
  }

  /** A description as sanitized HTML, whether it was written as HTML or as plain text. */
  richText(name: string): Pair {
    return this.bilingual(name, (field, value) => {
      const text = this.reader.text(field, value, maxDescriptionLength);
      return text === null ? null : (looksLikeHtml(text) ? sanitizeRichText(text) : richTextFromPlain(text)) || null;
    });
  }

  /** One of a list of values, spelled in English or Arabic; null when the cell is empty. */
  choice<T extends string>(column: string, choices: readonly T[]): T | null {
    const cell = this.cell(column);
    if (cell === '') return null;
    const value = canonicalValue(cell);
    const chosen = choices.find((choice) => choice === value);
    if (chosen !== undefined) return chosen;
    return this.reader.fail(this.nameOf(column), 'import.error.choice', {
      ...quote(cell),
      choices: choices.join(', '),
    });
  }

  /** Yes or no; no when the cell is empty. */
  flag(column: string): boolean {
    return this.choice(column, ['yes', 'no']) === 'yes';
  }

  /** The items of a cell, parted by commas, semicolons or bars of either language. */
  list(column: string): string[] {
    return this.cell(column)
      .split(/[,;|،؛]/)
      .map((item) => item.trim())
      .filter((item) => item !== '');
  }

  areas(): ThematicAreaSlug[] {
    const slugs = this.list('areas').map((item) => {
      const slug = canonicalValue(item).replaceAll('_', '-');
      if (isThematicAreaSlug(slug)) return slug;
      return this.reader.fail(this.nameOf('areas'), 'import.error.area', quote(item));
    });
    return [...new Set(slugs.filter((slug) => slug !== null))];
  }
}
