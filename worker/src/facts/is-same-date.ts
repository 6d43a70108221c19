/** Whether two dates are the same as far as both say: one without a time is any time of its day. */
export function isSameDate(one: string, other: string): boolean {
  const hasTimes = one.length > day && other.length > day;
  return hasTimes ? one === other : dayOf(one) === dayOf(other);
}

/** The day of a date in its normal form, without its time. */
export const dayOf = (value: string): string => value.slice(0, day);

/** Characters of a day in its normal form. */
const day = '2031-08-14'.length;
