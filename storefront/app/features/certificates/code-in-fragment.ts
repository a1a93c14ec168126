/** The code of a certificate in an address, '#ROSA-7KQ2-…'. Codes have hyphens, and parts of the page have none. */
export function codeInFragment(fragment: string): string | undefined {
  return /^#(\w+(?:-\w+)+)$/.exec(fragment)?.[1];
}
