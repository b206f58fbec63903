import { readCsvHeader } from './csvHeader.ts';
import { CsvRow } from './csvRow.ts';
import { ImportFileError } from './importRecord.ts';
import type { ImportContext, ImportFile, ImportProblem, ImportRow } from './importRecord.ts';
import { readCsvOpportunity } from './readCsvOpportunity.ts';
import { readCsvOrganization } from './readCsvOrganization.ts';
import { readCsvRecords } from './readCsvRecords.ts';
import { RowReader } from './rowReader.ts';

/**
 * Reads a CSV file with a header row (docs/import.md) as opportunities when it has a title column, as organizations
 * when it has a name column; with neither it is an ImportFileError.
 */
export function parseCsv(text: string, context: ImportContext): ImportFile {
  const problems: ImportProblem[] = [];
  const rows: ImportRow[] = [];
  const [first, ...records] = readCsvRecords(text);
  const header = first?.cells ? readCsvHeader(first.cells, first.line, problems) : null;
  if (header === null) throw new ImportFileError('import.error.unknownKind');
  const read = header.kind === 'opportunity' ? readCsvOpportunity : readCsvOrganization;

  for (const { line, cells, fault } of records) {
    const reader = new RowReader(line, problems);
    if (fault !== undefined) {
      reader.fail(null, fault === 'quote' ? 'import.error.quote' : 'import.error.tooLarge');
    } else if (cells.every((cell) => cell.trim() === '')) {
      continue;
    } else if (cells.length !== header.columnCount && !isPadded(cells, header.columnCount)) {
      reader.fail(null, 'import.error.columns', { count: cells.length, expected: header.columnCount });
    } else {
      const record = read(new CsvRow(cells, header, reader), context);
      if (!reader.hasFailed) rows.push({ line, record });
    }
  }
  const format = header.kind === 'opportunity' ? 'csvOpportunities' : 'csvOrganizations';
  return { format, source: 'csv', rows, problems };
}

/** Spreadsheets leave empty cells after the last column, or leave them out. */
function isPadded(cells: readonly string[], columnCount: number): boolean {
  return cells.length > columnCount && cells.slice(columnCount).every((cell) => cell.trim() === '');
}
