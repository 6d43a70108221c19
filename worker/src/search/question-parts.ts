// A second question begins where an asking word follows "and": "When is the bid due, and how is it submitted?"
const joint =
  /(?:\s*[,;?]\s*|\s+)(?:and|und)\s+(?=(?:by (?:when|whom)|to whom|for whom|from whom|at what|in what|how|what|when|where|which|who|whom|whose|why|wie|was|wann|wo|wer|wem|welche\p{L}?|warum)\s)/iu;
const asking =
  /^(?:(?:by|to|for|from|at|in|on|until) )?(?:how|what|when|where|which|who|whom|whose|why|wie|was|wann|wo|wer|wem|welche\p{L}?|warum)\s+\p{L}/iu;

/** The parts of a question that asks several things at once; none where it asks one. */
export function partsOf(question: string): string[] {
  const parts = question
    .trim()
    .split(joint)
    .map((part) => part.trim())
    .filter(Boolean);
  // "Say who signs and when" asks by its verb: its parts can't stand alone.
  return parts.length > 1 && parts.every((part) => asking.test(part)) ? parts : [];
}
