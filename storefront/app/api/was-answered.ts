/** Whether a call that failed was answered at all, and by the shop: otherwise `fetch` says so by these errors. */
export function wasAnswered(error: unknown): boolean {
  return !(error instanceof TypeError || error instanceof SyntaxError);
}
