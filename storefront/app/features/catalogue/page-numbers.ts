/** The first page, the last page and the neighbours of this one; null marks a gap. */
export function pageNumbers(current: number, last: number): (number | null)[] {
  const shown = [1, current - 1, current, current + 1, last].filter((page) => page >= 1 && page <= last);
  const pages = [...new Set(shown)];
  return pages.flatMap((page, index) => {
    const skipped = page - (pages[index - 1] ?? 0) - 1;
    // Instead of a gap of one page, show that page.
    if (skipped === 1) return [page - 1, page];
    return skipped > 1 ? [null, page] : [page];
  });
}
