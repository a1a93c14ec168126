/** An answer in which there is no stock. */
export function constant<Reply>(reply: Reply) {
  return { variantIds: [], build: () => reply };
}
