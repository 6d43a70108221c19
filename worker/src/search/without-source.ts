import { analyzerFor } from './terms.ts';

/** Words of content that a question has besides its source: "What does the contract require?" asks about the contract. */
const leastContent = 2;

/** What papers of a tender are called, by language. What else "requires" something needs it: "what does the pump require". */
const papers: Record<string, string> = {
  en: 'rf[pqti]|it[tb]|eoi|sow|pws|tor|tender|tender documents?|bid documents?|bidding documents?|documents?|solicitation|invitation|specifications?|technical specifications?|statement of work|terms of reference|contract|agreement|(?:\\p{L}+ )?plan|notice|amendment|addendum|circular|(?:\\p{L}+ )?(?:standard|policy|guide|guideline|regulations?)|letter|e-?mail',
  de: '(?:leistungs|baubeschreibungs|vergabe|vertrags|ausschreibungs)(?:beschreibung|unterlagen)|leistungsverzeichnis|lastenheft|pflichtenheft|ausschreibung|vertrag|bekanntmachung|bewerbungsbedingungen|spezifikation|richtlinie|norm',
  fr: "ccap|cctp|ccp|rc|dce|règlement(?: de (?:la )?consultation)?|cahier des (?:charges|clauses \\p{L}+(?: \\p{L}+)?)|marché|contrat|avis|acte d['’]engagement|norme",
};

const alternatives = (language: string, names: readonly string[]) =>
  [papers[language], ...names].filter(Boolean).join('|');

/** How a question names its source: "does the acquisition plan say about"; "What is required for" has none. */
const sourceIn: Record<string, (source: string) => string> = {
  en: (source) =>
    `(?<!\\p{L})(?:do|does|did) (?:(?:the|this|these|our|your) )?(?<named>${source}) (?:say|state|require|specify|prescribe|stipulate|demand|recommend|mention)(?: about| regarding| concerning| as to)?(?!\\p{L})|(?<=^what )(?:is|are) (?:said|stated|required|specified|prescribed|stipulated|demanded|recommended)(?= (?:for|about|on|regarding|concerning|as to)(?!\\p{L}))`,
  de: (source) =>
    `(?<!\\p{L})(?:sagt|sagen|verlangt|verlangen|fordert|fordern|regelt|regeln|bestimmt|schreibt|nennt) (?:(?:der|die|das|diese[rs]?) )?(?<named>${source}) (?=(?:zu|zur|zum|über|für|bei|beim|an)(?!\\p{L}))`,
  fr: (source) =>
    `(?<!\\p{L})(?:dit|disent|exige|exigent|prévoit|prévoient|précise|précisent|demande|impose) (?:(?:le|la|les|ce|cette) |l[’'])?(?<named>${source}) (?=(?:sur|pour|concernant|en matière|à propos|au sujet)(?!\\p{L}))`,
};

/** Words of the files' names that are names themselves: "ASVS" of "owasp-asvs-4.0.3.docx". */
const shortestName = 3;

function namesIn(question: string, fileNames: readonly string[]): string[] {
  const inFiles = new Set(fileNames.flatMap((name) => name.toLowerCase().split(/[^\p{L}]+/u)));
  return (question.match(/(?<!\p{L})\p{Lu}{2,12}(?!\p{L})/gu) ?? []).filter(
    (word) => word.length >= shortestName && inFiles.has(word.toLowerCase()),
  );
}

/**
 * A question of what a document says, without the document: "What does the RFQ require for password length?" asks for the length of
 * passwords, and its own name, which a document repeats, tells nothing of that. `named` is the document that was left out; empty where a
 * question names none, or asks about nothing else. Questions that begin with "does" ask for yes or no, and stay.
 * @param language of the question, ISO 639-1
 * @param fileNames of the documents, whose abbreviations name them, too
 */
export function withoutSource(
  question: string,
  language: string,
  fileNames: readonly string[] = [],
): { question: string; named: string } {
  const source = sourceIn[language]?.(alternatives(language, namesIn(question, fileNames)));
  const found = source === undefined ? null : new RegExp(source, 'iu').exec(question);
  if (!found || found.index === 0) return { question, named: '' };
  const rest = `${question.slice(0, found.index)}${question.slice(found.index + found[0].length)}`.replace(
    /\s+/gu,
    ' ',
  );
  const content = analyzerFor(language)(rest).filter(({ isStop }) => !isStop).length;
  return content < leastContent ? { question, named: '' } : { question: rest, named: found.groups?.named ?? '' };
}
