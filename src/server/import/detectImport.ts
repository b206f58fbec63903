import { decodeFile } from './decodeFile.ts';
import { ImportFileError } from './importRecord.ts';
import type { ImportContext, ImportFile } from './importRecord.ts';
import { parseCsv } from './parseCsv.ts';
import { findJobPostings, parseJobPostings } from './parseJobPosting.ts';
import { parseJsonWithLines } from './parseJsonWithLines.ts';
import { findRorRecords, parseRor } from './parseRor.ts';
import { findUniversities, parseUniversities } from './parseUniversities.ts';

/**
 * Reads a file by what is in it, whatever its name: JSON-LD JobPosting, ROR v2, a list of universities, or CSV.
 * Throws an ImportFileError when it is none of them or cannot be read; wrong rows are problems of the result.
 */
export function readImportFile(bytes: Uint8Array, context: ImportContext): ImportFile {
  const text = decodeFile(bytes);
  if (!/^\s*[[{]/.test(text)) return withoutDoubles(parseCsv(text, context));
  const json = parseJsonWithLines(text);
  if (findJobPostings(json.value).length > 0) return withoutDoubles(parseJobPostings(json, context));
  const records = findRorRecords(json.value);
  if (records !== null) return withoutDoubles(parseRor(records, json));
  const universities = findUniversities(json.value);
  if (universities !== null) return withoutDoubles(parseUniversities(universities, json));
  throw new ImportFileError('import.error.unknownKind');
}

/** Of rows with the same key the first counts: with both, importing again would never come to rest. */
function withoutDoubles(file: ImportFile): ImportFile {
  const lines = new Map<string, number>();
  const rows = file.rows.filter(({ line, record }) => {
    const earlier = lines.get(record.key);
    if (earlier === undefined) return lines.set(record.key, line);
    file.problems.push({ line, field: null, message: 'import.error.duplicate', values: { line: String(earlier) } });
    return false;
  });
  const problems = file.problems.toSorted((a, b) => a.line - b.line);
  return { ...file, rows, problems };
}
