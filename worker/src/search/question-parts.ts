// A second question begins where an asking word follows "and": "When is the bid due, and how is it submitted?"
const joint =
  /(?<!\s)(?:\s*[,;?]\s*|\s+)(?:and|und)\s+(?=(?:by (?:when|whom)|to whom|for whom|from whom|at what|in what|how|what|when|where|which|who|whom|whose|why|wie|was|wann|wo|wer|wem|welche\p{L}?|warum)\s)/iu;
const asking =
  /^(?:(?:by|to|for|from|at|in|on|until) )?(?:how|what|when|where|which|who|whom|whose|why|wie|was|wann|wo|wer|wem|welche\p{L}?|warum)\s+\p{L}/iu;

/** "When and how must the bid be submitted?" asks two things of one matter. */
const twofold =
  /^(how|what|when|where|who|why|wie|was|wann|wo|wer|warum)\s*(?:,|and|und)\s+(by whom|how|when|where|who|why|wie|wann|wo|wer|warum)\s+(\S.*)$/iu;

/** The parts of a question that asks several things at once; none where it asks one. */
export function partsOf(question: string): string[] {
  const [, first, second, matter] = twofold.exec(question.trim()) ?? [];
  if (first && second && matter) return [`${first} ${matter}`, `${second} ${matter}`];
  const parts = question
    .trim()
    .split(joint)
    .map((part) => part.trim())
    .filter(Boolean);
  // "Say who signs and when" asks by its verb: its parts alone are no questions.
  return parts.length > 1 && parts.every((part) => asking.test(part)) ? parts : [];
}
