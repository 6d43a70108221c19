const quotationMark = /["“”„‟«»‹›'‘’‚‛`]/u;
/** The others may be apostrophes. */
const surelyQuotationMark = /["“”„‟«»‹›]/u;
const brackets = [/^\(([^()]+)\)$/u, /^\[([^[\]]+)\]$/u, /^\{([^{}]+)\}$/u];
/** What ends "No.", "Inc." or "No:" is part of it: "no" is another word. */
const stop = /^(?:.*\s\S+|\S{5,}|.*\d)(?<![.:])\s*[.:]$/u;

/**
 * A keyword without the marks that people type or paste around it and that do not matter for the search: quotation marks and brackets
 * around the whole, and marks that end a sentence or separate items of a list. All but the quotation marks stay where too little would be
 * left: "(a)" and "[1]" are items, "a" and "1" are everywhere.
 */
export function withoutMarks(keyword: string): string {
  const unquoted = withoutQuotationMarks(keyword.trim());
  for (let typed = unquoted; ; ) {
    let bare = withoutLastMarks(withoutQuotationMarks(typed));
    for (const pair of brackets) bare = pair.exec(bare)?.[1] ?? bare;
    if (stop.test(bare)) bare = bare.slice(0, -1);
    bare = bare.trim();
    if (saysTooLittle(bare)) return unquoted;
    if (bare === typed) return bare;
    typed = bare;
  }
}

/** Between quotation marks at both ends, none that is surely one within. */
function withoutQuotationMarks(typed: string): string {
  let start = 0;
  while (start < typed.length && quotationMark.test(typed[start] as string)) start++;
  const within = typed.slice(start).search(surelyQuotationMark);
  const end = within < 0 ? typed.length - 1 : start + within;
  if (start === 0 || end <= start) return typed;
  for (let at = end; at < typed.length; at++) if (!quotationMark.test(typed[at] as string)) return typed;
  return typed.slice(start, end).trim();
}

/** Without the marks at the end that separate items of a list or end a sentence, and the space before them. */
function withoutLastMarks(typed: string): string {
  const bare = typed.replace(/(?<![,;!?])[,;!?]+$/u, '');
  return bare === typed || bare.trim() === '' ? typed : bare.trimEnd();
}

/** Less than three letters, or a number. */
function saysTooLittle(bare: string): boolean {
  return [...bare.normalize('NFC')].length < 3 || !/\p{L}/u.test(bare);
}
