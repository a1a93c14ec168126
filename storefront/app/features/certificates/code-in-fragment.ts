/** The certificate code in an address fragment, '#ROSA-7KQ2-…'. Codes contain hyphens; anchors of the page do not. */
export function codeInFragment(fragment: string): string | undefined {
  return /^#(\w+(?:-\w+)+)$/.exec(fragment)?.[1];
}
