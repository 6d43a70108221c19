const plain = (text: string) => text.replace(/\s+/gu, ' ').trim().toLowerCase();
/** The key of a result from what names it: white space and case do not count. */
export const keyOf = (...parts: (string | null)[]) => parts.map((part) => plain(part ?? '')).join('\n');
