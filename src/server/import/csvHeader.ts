import { foldText } from '#domain/searchText.ts';
import { opportunityColumns, organizationColumns, valueNames } from './csvColumnsData.ts';
import type { ImportProblem } from './importRecord.ts';
import { quote } from './rowReader.ts';

/** The header row understood: which kind of rows follow, and which cell holds which column. */
export interface CsvHeader {
  kind: 'opportunity' | 'organization';
  columnCount: number;
  /** The index of each known column's cell. */
  cellOf: ReadonlyMap<string, number>;
  /** The columns as the file spells them, for messages. */
  nameOf: ReadonlyMap<string, string>;
}

/** Reads a header row in either language; null when it has neither a title nor a name. Unknown columns are warned of. */
export function readCsvHeader(cells: readonly string[], line: number, problems: ImportProblem[]): CsvHeader | null {
  const names = cells.map((cell) => foldName(cell));
  const kind = chooseKind(names);
  if (kind === null) return null;
  const known = kind === 'opportunity' ? opportunityNames : organizationNames;
  const cellOf = new Map<string, number>();
  const nameOf = new Map<string, string>();
  names.forEach((name, index) => {
    const column = known.get(name);
    const field = quote(cells[index]).value;
    if (name === '') return;
    if (column === undefined) {
      problems.push({ line, field, message: 'import.error.unknownColumn', isWarning: true });
    } else if (cellOf.has(column)) {
      problems.push({ line, field, message: 'import.error.doubleColumn', isWarning: true });
    } else {
      cellOf.set(column, index);
      nameOf.set(column, field);
    }
  });
  return { kind, columnCount: cells.length, cellOf, nameOf };
}

/** The table's value for a word of a cell: `Full time`, `full_time` and «دوام كامل» alike. */
export function canonicalValue(text: string): string {
  const folded = foldName(text);
  return values.get(folded) ?? folded.replaceAll(' ', '_');
}

function chooseKind(names: readonly string[]): CsvHeader['kind'] | null {
  const has = (columns: ReadonlyMap<string, string>, prefix: string) =>
    names.some((name) => columns.get(name)?.replace(/_(en|ar)$/, '') === prefix);
  if (has(opportunityNames, 'title')) return 'opportunity';
  return has(organizationNames, 'name') ? 'organization' : null;
}

/** Header names and values are compared folded, with spaces for what else may part words. */
function foldName(name: string): string {
  return foldText(name)
    .replace(/[\s_-]+/g, ' ')
    .replace(/[:*]/g, '')
    .trim();
}

function invert(columns: Readonly<Record<string, string>>): ReadonlyMap<string, string> {
  return new Map(
    Object.entries(columns).flatMap(([column, names]) =>
      [column, ...names.split(', ')].map((name): [string, string] => [foldName(name), column]),
    ),
  );
}

const opportunityNames = invert(opportunityColumns);
const organizationNames = invert(organizationColumns);
const values = invert(valueNames);
