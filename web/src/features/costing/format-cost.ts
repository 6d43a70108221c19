const cost = new Intl.NumberFormat('en-GB', { minimumFractionDigits: 2, maximumFractionDigits: 2 });
const small = new Intl.NumberFormat('en-GB', { maximumSignificantDigits: 2 });
const count = new Intl.NumberFormat('en-GB');

/** An amount with two decimals; of one that they would hide, the first two digits. */
export const formatCost = (value: number): string =>
  value > 0 && value < 0.01 ? small.format(value) : cost.format(value);
export const formatCount = (value: number): string => count.format(value);
