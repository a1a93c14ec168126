/** The reason why the shop does not start: printed as one sentence, without a stack. */
export class StartRefusal extends Error {
  override readonly name = 'StartRefusal';
}
