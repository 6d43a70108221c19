/** Whether two dates are the same as far as both say: one without a time is any time of its day. */
export function isSameDate(one: string, other: string): boolean {
  const hasTimes = one.length > day && other.length > day;
  return hasTimes ? one === other : one.slice(0, day) === other.slice(0, day);
}

/** Characters of a day in its normal form. */
const day = '2031-08-14'.length;
