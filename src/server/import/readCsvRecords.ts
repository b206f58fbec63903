import { CsvError, parse } from 'csv-parse/sync';

/** One record of a CSV file with the line on which it begins; or what is wrong with the one that begins there. */
export type CsvRecord =
  | { line: number; cells: string[]; fault?: undefined }
  | { line: number; cells?: undefined; fault: 'quote' | 'tooLarge' };

/** A quotation mark that is never closed would otherwise swallow the rest of the file. */
const maxRecordLength = 500_000;

/**
 * Splits CSV into records: comma, semicolon or tab, whichever the first line has most of; quoted cells may hold line
 * breaks. A record that cannot be read costs its own first line alone: reading goes on at the next.
 */
export function readCsvRecords(text: string): CsvRecord[] {
  const starts = lineStarts(text);
  const delimiter = chooseDelimiter(text.slice(0, starts[1] ?? text.length));
  const records: CsvRecord[] = [];
  let line = 1;
  while (line <= starts.length) {
    let next = line;
    try {
      parse(text.slice(starts[line - 1]), {
        delimiter,
        info: true,
        raw: true,
        relax_column_count: true,
        skip_empty_lines: true,
        max_record_size: maxRecordLength,
        on_record: (entry: unknown) => {
          const { record, raw, info } = entry as { record: string[]; raw: string; info: { lines: number } };
          next = line + info.lines;
          // The raw text has the empty lines before it; the record begins after them.
          const own = raw
            .replace(/^\s*\n/, '')
            .replace(/\n$/, '')
            .split('\n').length;
          records.push({ line: next - own, cells: record });
          return null;
        },
      });
      return records;
    } catch (error) {
      if (!(error instanceof CsvError)) throw error;
      while (text.startsWith('\n', starts[next - 1])) next += 1;
      records.push({ line: next, fault: error.code === 'CSV_MAX_RECORD_SIZE' ? 'tooLarge' : 'quote' });
      line = next + 1;
    }
  }
  return records;
}

function lineStarts(text: string): number[] {
  const starts = [0];
  for (let at = text.indexOf('\n'); at >= 0 && at + 1 < text.length; at = text.indexOf('\n', at + 1))
    starts.push(at + 1);
  return starts;
}

function chooseDelimiter(header: string): string {
  const count = (sign: string) => header.split(sign).length;
  return [',', ';', '\t'].reduce((best, sign) => (count(sign) > count(best) ? sign : best));
}
