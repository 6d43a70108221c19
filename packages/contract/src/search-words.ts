/** Letters of scripts that part their words: Latin, Greek and Cyrillic, as ranges of a character class in JavaScript and in PostgreSQL. */
const letters = 'a-zA-Zªµºà-öø-ÿÀ-ÖØ-ßĀ-ɏͰ-ϿЀ-ԯḀ-ỿ';
const classes = [letters, '0-9'].map((same) => ({ same, first: new RegExp(`^[${same}]`) }));

/**
 * The characters, as the inside of a character class, that may not come before a searched word where it is found: "at" is not in "that", and
 * 12 not in 312, but "kW" is in "100kW". Null for words of other scripts and for signs, which are found anywhere.
 */
export const notBefore = (word: string): string | null => classes.find(({ first }) => first.test(word))?.same ?? null;

/** A searched word as a pattern that finds it as it is, in JavaScript and in PostgreSQL. */
export const literalOf = (word: string): string => word.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&');
