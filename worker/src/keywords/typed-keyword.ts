const quotationMarks = /^["“”„‟«»‹›'‘’‚‛`]+([^"“”„‟«»‹›]+)["“”„‟«»‹›'‘’‚‛`]+$/u;
const brackets = [/^\(([^()]+)\)$/u, /^\[([^[\]]+)\]$/u, /^\{([^{}]+)\}$/u];
const lastMarks = /(?<=\S)\s*[,;!?]+$/u;
/** What ends "No.", "Inc." or "No:" is part of it: "no" is another word. */
const stop = /^(?:.*\s\S+|\S{5,}|.*\d)(?<![.:])\s*[.:]$/u;

/**
 * A keyword without the marks that people type or paste around it, which say nothing of what is looked for: quotation marks and
 * brackets around the whole, and what ends a sentence or parts a list. All but the quotation marks stay where too little would be left
 * to tell what is looked for: "(a)" and "[1]" are items, "a" and "1" stand anywhere.
 */
export function withoutMarks(keyword: string): string {
  const unquoted = withoutQuotationMarks(keyword.trim());
  for (let typed = unquoted; ; ) {
    let bare = withoutQuotationMarks(typed).replace(lastMarks, '');
    for (const pair of brackets) bare = pair.exec(bare)?.[1] ?? bare;
    if (stop.test(bare)) bare = bare.slice(0, -1);
    bare = bare.trim();
    if (saysTooLittle(bare)) return unquoted;
    if (bare === typed) return bare;
    typed = bare;
  }
}

function withoutQuotationMarks(typed: string): string {
  return quotationMarks.exec(typed)?.[1]?.trim() ?? typed;
}

/** Less than three letters, or a number. */
function saysTooLittle(bare: string): boolean {
  return [...bare.normalize('NFC')].length < 3 || !/\p{L}/u.test(bare);
}
