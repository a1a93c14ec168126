/** Whether the shop answered a failed call. `fetch` throws these errors when there was no answer. */
export function wasAnswered(error: unknown): boolean {
  return !(error instanceof TypeError || error instanceof SyntaxError);
}
