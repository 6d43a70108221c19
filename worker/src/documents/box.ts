/** `[x, y, width, height]` as fractions of the page as it is shown (after rotation), from its top left corner. */
export type Box = [x: number, y: number, width: number, height: number];
