const closingOf: Readonly<Record<string, string>> = { '(': ')', '[': ']', '{': '}', '«': '»' };
const openingOf = Object.fromEntries(Object.entries(closingOf).map(([opening, closing]) => [closing, opening]));

/**
 * Turns around pairs of brackets of which the closing one comes first: a document may hold the shapes that were drawn,
 * which Arabic mirrors, instead of the signs that were written.
 */
export function turnBrackets(text: string): string {
  const signs = Array.from(text);
  const depth: Record<string, number> = {};
  const waiting: Record<string, number | undefined> = {};
  for (const [index, sign] of signs.entries()) {
    const opening = openingOf[sign];
    if (opening !== undefined) {
      const open = depth[opening] ?? 0;
      if (open > 0) depth[opening] = open - 1;
      else waiting[opening] = index;
    } else if (closingOf[sign] !== undefined) {
      const first = waiting[sign];
      if (first === undefined) depth[sign] = (depth[sign] ?? 0) + 1;
      else {
        signs[first] = sign;
        signs[index] = closingOf[sign];
        waiting[sign] = undefined;
      }
    }
  }
  return signs.join('');
}
