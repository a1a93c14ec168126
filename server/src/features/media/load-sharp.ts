/** Loads sharp with the first picture: it is large, and most starts draw none. */
export async function loadSharp() {
  const { default: sharp } = await import('sharp');
  // Encoding is the shop's heaviest work: limited to one core, so that the other serves customers.
  sharp.concurrency(1);
  return sharp;
}
