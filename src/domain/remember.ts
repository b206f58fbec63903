/** What is longer is a text of its own rather than a word, and hardly comes again. */
const maxLength = 200;

/**
 * A pure function that remembers what it said of each text, for texts that come again and again such as words and
 * letters. At most `max` of them: then it begins anew, which is simpler than choosing and never more than twice the work.
 */
export function remember<Result>(max: number, compute: (text: string) => Result): (text: string) => Result {
  const known = new Map<string, Result>();
  return (text) => {
    if (text.length > maxLength) return compute(text);
    const found = known.get(text);
    if (found !== undefined) return found;
    const result = compute(text);
    if (known.size >= max) known.clear();
    known.set(text, result);
    return result;
  };
}
