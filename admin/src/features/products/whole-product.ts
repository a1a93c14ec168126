/** Rows of lists are kept under the same name and would be shown first: a form of a product needs all of it. */
export const wholeProduct = { isWhole: true };
