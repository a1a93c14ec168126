/** Makes a thing when it is first asked for. Formatters of `Intl` take milliseconds, and most pages need none. */
export function lazily<T>(make: () => T): () => T {
  let made: { value: T } | undefined;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}
