import { ImportFileError } from './importRecord.ts';

/** Any object of a JSON file. */
export type JsonObject = Readonly<Record<string, unknown>>;

/** A JSON value and the line on which each of its objects begins (from 1). */
export interface LocatedJson {
  value: unknown;
  lineOf(object: JsonObject): number;
}

/** Parses JSON and remembers where objects begin. Malformed JSON is an ImportFileError with the line of the fault. */
export function parseJsonWithLines(text: string): LocatedJson {
  const value = parse(text);
  // Objects come in the order of their opening braces, both in the text and in a walk from the outside in.
  const lines = linesOfBraces(text);
  const objects: JsonObject[] = [];
  walkJson(value, (object) => {
    objects.push(object);
    return true;
  });
  const known = new Map(
    objects.length === lines.length ? objects.map((object, index) => [object, lines[index] ?? 1]) : [],
  );
  // A key that stands twice in an object breaks that order; then no line is better than a wrong one.
  return { value, lineOf: (object) => known.get(object) ?? 1 };
}

/** Whether a value is an object, not a list. */
export function isJsonObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    const { message } = error as Error;
    const position = Number(/position (\d+)/.exec(message)?.[1] ?? text.length);
    throw new ImportFileError('import.error.json', text.slice(0, position).split('\n').length);
  }
}

function linesOfBraces(text: string): number[] {
  const lines: number[] = [];
  let line = 1;
  let isInString = false;
  for (let index = 0; index < text.length; index += 1) {
    const code = text.charCodeAt(index);
    if (code === 0x0a) line += 1;
    else if (isInString && code === 0x5c) index += 1;
    else if (code === 0x22) isInString = !isInString;
    else if (code === 0x7b && !isInString) lines.push(line);
  }
  return lines;
}

/**
 * Visits every object from the outside in, in the order of the text; those within one for which `visit` says no are
 * left out. Without recursion: a file may be nested deeper than the stack.
 */
export function walkJson(root: unknown, visit: (object: JsonObject) => boolean): void {
  const waiting: unknown[] = [root];
  while (waiting.length > 0) {
    const value = waiting.pop();
    if (typeof value !== 'object' || value === null) continue;
    if (isJsonObject(value) && !visit(value)) continue;
    const children: unknown[] = Array.isArray(value) ? value : Object.values(value);
    for (let index = children.length - 1; index >= 0; index -= 1) waiting.push(children[index]);
  }
}
