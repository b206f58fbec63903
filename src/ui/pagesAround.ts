/** The page numbers to show around the current one: first, last, neighbors; `null` stands for a gap. */
export function pagesAround(page: number, lastPage: number): (number | null)[] {
  const shown = [1, page - 1, page, page + 1, lastPage].filter((one) => one >= 1 && one <= lastPage);
  const pages = [...new Set(shown)].toSorted((a, b) => a - b);
  return pages.flatMap((one, index) => {
    const before = pages[index - 1] ?? one - 1;
    if (one - before === 1) return [one];
    // A gap of one page is that page.
    return one - before === 2 ? [one - 1, one] : [null, one];
  });
}
