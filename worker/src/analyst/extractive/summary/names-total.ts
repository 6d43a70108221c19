const total = /^[\s|]{0,9}(?:(?:grand |sub-?)?totals?|summe|gesamt|insgesamt|totale|razem|suma|合计|总计)(?!\p{L})/iu;

/** Whether a row or a cell begins with a word for a sum: it is no item of its own. */
export const namesTotal = (text: string): boolean => total.test(text);
