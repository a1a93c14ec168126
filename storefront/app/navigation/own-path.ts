/**
 * The path from a link's parameter, if it belongs to this shop. Anyone can write a link, so paths that browsers read as
 * another host, such as '//other.example' and '/\other.example', are refused (open redirect).
 */
export function ownPath(given: string | null): string | undefined {
  return given !== null && /^(?!.*(\/\/|\\))\/\P{Cc}*$/u.test(given) ? given : undefined;
}
