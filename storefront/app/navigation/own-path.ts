/**
 * An address that came with a link, if it is one of this shop. Anybody can write a link: what browsers read as another
 * host must not be followed, such as '//other.example' and '/\other.example'.
 */
export function ownPath(given: string | null): string | undefined {
  return given !== null && /^(?!.*(\/\/|\\))\/\P{Cc}*$/u.test(given) ? given : undefined;
}
