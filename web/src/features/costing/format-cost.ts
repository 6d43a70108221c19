const cost = new Intl.NumberFormat('en-GB', { minimumFractionDigits: 2, maximumFractionDigits: 2 });
const small = new Intl.NumberFormat('en-GB', { maximumSignificantDigits: 2 });
const count = new Intl.NumberFormat('en-GB');

/** An amount with two decimals; a smaller amount with its first two digits. */
export const formatCost = (value: number): string =>
  value > 0 && value < 0.01 ? small.format(value) : cost.format(value);
export const formatCount = (value: number): string => count.format(value);

const month = new Intl.DateTimeFormat('en-GB', { month: 'short', year: '2-digit', timeZone: 'UTC' });

/** A month of the costs, `2026-11`, as `Nov 26`. */
export const formatMonth = (value: string): string => month.format(new Date(`${value}-01T00:00:00Z`));
