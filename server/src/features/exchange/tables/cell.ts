/** A number becomes a number in a spreadsheet; everything else, codes of digits included, becomes text. */
export type Cell = string | number | null;
