/** "1,234 pages", or "1 page". */
export const plural = (count: number, one: string, many: string): string =>
  `${count.toLocaleString('en-GB')} ${count === 1 ? one : many}`;
