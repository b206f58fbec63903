/** Joins the class names that are there: `classNames('a', isOn && 'b')`. */
export function classNames(...names: (string | 0 | 0n | false | null | undefined)[]): string {
  return names.filter(Boolean).join(' ');
}
