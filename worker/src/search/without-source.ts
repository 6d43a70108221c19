import { analyzerFor } from './terms.ts';

/** Words of content that a question has besides its source: "What does the contract require?" asks about the contract. */
const leastContent = 2;

/** Up to four words that name a document or whoever speaks in it; not "the bidder have to". */
const named =
  "(?!(?:[\\p{L}\\d.’'-]+ ){1,3}(?:have|need|want|wish) to(?!\\p{L}))(?<named>[\\p{L}\\d][\\p{L}\\d.’'-]*(?: [\\p{L}\\d][\\p{L}\\d.’'-]*){0,3}?)";

/** Who or what says something, in the question of what it says: "does the acquisition plan say"; also "is required for". */
const sourceOf: Record<string, RegExp> = {
  en: new RegExp(
    `(?<!\\p{L})(?:(?:do|does|did) (?:(?:the|this|these|our|your) )?${named} (?:say|state|require|specify|prescribe|stipulate|demand|recommend|mention|define|set out)|(?:is|are) (?:said|stated|required|specified|prescribed|stipulated|demanded|recommended)(?= (?:for|about|on|regarding|concerning|as to)(?!\\p{L})))(?!\\p{L})`,
    'iu',
  ),
  de: new RegExp(
    `(?<!\\p{L})(?:sagt|sagen|verlangt|verlangen|fordert|fordern|regelt|regeln|bestimmt|schreibt|nennt) (?:(?:der|die|das|diese[rs]?) )?${named} (?=(?:zu|zur|zum|über|für|bei|beim|an)(?!\\p{L}))`,
    'iu',
  ),
  fr: new RegExp(
    `(?<!\\p{L})(?:dit|disent|exige|exigent|prévoit|prévoient|précise|précisent|demande|impose) (?:(?:le|la|les|ce|cette) |l[’'])?${named} (?=(?:sur|pour|concernant|en matière|à propos|au sujet)(?!\\p{L}))`,
    'iu',
  ),
};

/**
 * A question of what a document says, without the document: "What does the RFQ require for password length?" asks for the length of
 * passwords, and its own name, which a document repeats, tells nothing of that. `named` is the document that was left out; empty where a
 * question names none, or asks about nothing else. Questions that begin with "does" ask for yes or no, and stay.
 * @param language of the question, ISO 639-1
 */
export function withoutSource(question: string, language: string): { question: string; named: string } {
  const found = sourceOf[language]?.exec(question);
  if (!found || found.index === 0) return { question, named: '' };
  const rest = `${question.slice(0, found.index)}${question.slice(found.index + found[0].length)}`.replace(
    /\s+/gu,
    ' ',
  );
  const content = analyzerFor(language)(rest).filter(({ isStop }) => !isStop).length;
  return content < leastContent ? { question, named: '' } : { question: rest, named: found.groups?.named ?? '' };
}
