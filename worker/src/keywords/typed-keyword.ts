const quotationMarks = /^["“”„‟«»‹›'‘’‚‛`]+([^"“”„‟«»‹›]+)["“”„‟«»‹›'‘’‚‛`]+$/u;
const brackets = [/^\(([^()]+)\)$/u, /^\[([^[\]]+)\]$/u, /^\{([^{}]+)\}$/u];
const lastMarks = /(?<=\S)\s*[,;:!?]+$/u;
/** The full stop of "No." or "Inc." is part of it: "no" is another word. */
const fullStop = /^(?:.*\s\S+|\S{5,}|.*\d)(?<!\.)\.$/u;

/**
 * A keyword without the marks that people type or paste around it, which say nothing of what is looked for: quotation marks and
 * brackets around the whole, and what ends a sentence or parts a list. The keyword itself where nothing else would be left.
 */
export function withoutMarks(keyword: string): string {
  for (let typed = keyword.trim(); ; ) {
    let bare = (quotationMarks.exec(typed)?.[1] ?? typed).replace(lastMarks, '');
    for (const pair of brackets) bare = pair.exec(bare)?.[1] ?? bare;
    if (fullStop.test(bare)) bare = bare.slice(0, -1);
    bare = bare.trim();
    if (!/[\p{L}\p{N}]/u.test(bare)) return keyword;
    if (bare === typed) return bare;
    typed = bare;
  }
}
