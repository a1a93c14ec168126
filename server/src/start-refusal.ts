/** Why the shop does not start: one clear sentence for the person at the console, no stack. */
export class StartRefusal extends Error {
  override readonly name = 'StartRefusal';
}
