import { analyzerFor } from './terms.ts';

/** An earlier question of the conversation and what was answered, oldest first. */
export interface Turn {
  question: string;
  answer: string;
}

// Words that point back at something said before. "There is", "that we submit", "this tender" point at nothing.
const pointsBack =
  /\b(?:it|its|they|them|their|theirs|he|she|him|her|his|the (?:former|latter|same))\b|(?<!\b(?:is|are|was|were|will|be|if|whether) )\bthere\b(?! (?:is|are|was|were|will|be|any|an?)\b)|\b(?:this|that|these|those)\b(?= *(?:[?.,!]|$|(?:is|are|was|were|be|does|do|apply|applies|include|includes|mean|means|happen|happens|cover|covers|too|also)\b))|(?:^|\s)(?:nó|chúng|điều này|điều đó|việc này|việc đó|cái này|cái đó|ở đó|khi đó)(?=\s|[?.,]|$)/giu;
const opensOn = /^(?:and|but|or|also|what about|how about|what if|why|how so|còn|vậy|thế)(?=[\s?,.]|$)/iu;

/** A question of one content word is hardly ever a whole one within a conversation. */
const shortQuestion = 1;
/** So many content words before a pronoun name something in the question itself that it points at. */
const ownAntecedent = 2;
// "It" never points at its own clause ("Must bidders sign it?"); a possessive may ("When must bidders open their bids?").
const clauseOpens =
  /[,;:–—]|\b(?:and|or|but|if|when|where|before|after|until|unless|while|once|because|that|which|who|how|what)\b/giu;
const possessive = /^(?:its|their|theirs|his|her)$/iu;

/**
 * Finds what a follow-up question refers to, without a model: the content of the last questions is carried over, and counts less in the
 * search than the question's own words. `carried` is empty where the question can be understood alone. `refersBack` is true where a pronoun
 * refers to something said before: then the question's other words do not name all that is asked for.
 */
export function rewriteFollowUp(
  question: string,
  history: readonly Turn[],
): { question: string; carried: string; refersBack: boolean } {
  const last = history.at(-1);
  if (!last) return { question, carried: '', refersBack: false };
  const content = analyzerFor('en')(question).filter((term) => !term.isStop);
  const refersBack = [...question.matchAll(pointsBack)].some(({ 0: pronoun, index }) => {
    const antecedents = possessive.test(pronoun) ? index : clauseStart(question, index);
    return content.filter((term) => term.end <= antecedents).length < ownAntecedent;
  });
  const follows = refersBack || opensOn.test(question.trim()) || content.length <= shortQuestion;
  if (!follows) return { question, carried: '', refersBack };
  // What the last question itself took from the one before is what both are about.
  const before = rewriteFollowUp(last.question, history.slice(0, -1)).carried;
  return { question, carried: [last.question, before].filter(Boolean).join(' '), refersBack };
}

/** Where the clause begins that contains a place of the question. */
function clauseStart(question: string, place: number): number {
  return [...question.slice(0, place).matchAll(clauseOpens)].at(-1)?.index ?? 0;
}
