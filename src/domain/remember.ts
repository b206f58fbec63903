/**
 * A pure function that remembers what it said of each text, for texts that come again and again such as words and
 * letters. At most `max` of them: then it begins anew, which is simpler than choosing and never more than twice the work.
 */
export function remember<Result>(max: number, compute: (text: string) => Result): (text: string) => Result {
  const known = new Map<string, Result>();
  return (text) => {
    const found = known.get(text);
    if (found !== undefined) return found;
    const result = compute(text);
    if (known.size >= max) known.clear();
    known.set(text, result);
    return result;
  };
}
