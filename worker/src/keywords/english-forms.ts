/** Plurals and verb forms that no rule gives: base first. */
const irregular = `man men|woman women|child children|person people|foot feet|tooth teeth|criterion criteria|phenomenon phenomena
  |datum data|medium media|addendum addenda|memorandum memoranda|erratum errata|appendix appendices appendixes
  |index indices indexes|matrix matrices|vertex vertices|analysis analyses|basis bases|crisis crises|thesis theses|hypothesis hypotheses
  |axis axes|radius radii|stimulus stimuli|formula formulae formulas|half halves|shelf shelves|knife knives|life lives|leaf leaves
  |arise arose arisen|bear bore borne|begin began begun|break broke broken|bring brought|build built|buy bought|catch caught
  |choose chose chosen|come came|deal dealt|do does did done|draw drew drawn|drive drove driven|find found|forbid forbade forbidden
  |forego forewent foregone|forgo forwent forgone|freeze froze frozen|get got gotten|give gave given|grow grew grown|hold held
  |keep kept|know knew known|lay laid|lend lent|lose lost|make made|mean meant|meet met|oversee oversaw overseen
  |override overrode overridden|overcome overcame|pay paid|prepay prepaid|rebuild rebuilt|redo redid redone|repay repaid
  |resell resold|rewrite rewrote rewritten|seek sought|sell sold|send sent|resend resent|show showed shown|speak spoke spoken|spend spent
  |stand stood|swear swore sworn|take took taken|teach taught|tell told|think thought|undergo underwent undergone
  |understand understood|undertake undertook undertaken|uphold upheld|wear wore worn|weld welded|win won|withdraw withdrew withdrawn
  |withhold withheld|withstand withstood|write wrote written`;

const bases = new Map<string, string[]>();
for (const line of irregular.split('|')) {
  const [base = '', ...forms] = line.trim().split(/\s+/u);
  for (const form of forms) bases.set(form, [...(bases.get(form) ?? []), base]);
}

/** Words with a meaning of their own that look like a form of another: "goods" are not several "good". */
const ownWords = new Set(
  `goods news premises means customs proceeds others building meeting drawing bearing housing piping fitting coating heading hearing
  being ceiling evening morning offering lighting wiring bedding outing feeling saying spring string during nothing something anything
  everything lining casing ring king wing thing according regarding concerning including following pending outstanding notwithstanding
  barring understanding standing opening crossing landing finding findings flooring roofing paving dwelling earring plumbing scaffolding grounding earthing
  need speed bed red seed feed breed bleed hundred indeed embed exceed proceed succeed species series always perhaps afterwards
  towards besides thus plus bus gas less unless process access address business basis status focus bonus census corpus campus virus
  lens its is as was https has does this yes us united limited unlimited advanced related concerned detailed experienced used`.split(
    /\s+/u,
  ),
);

/** The words that an English word may be a form of, itself among them: plurals, third persons, `-ed` and `-ing`. */
export function englishBases(word: string): Set<string> {
  const found = new Set([word, ...(bases.get(word) ?? [])]);
  if (ownWords.has(word) || word.length < 4) {
    if (word.length === 3 && /[^aeious]s$/u.test(word) && !ownWords.has(word)) found.add(word.slice(0, -1));
    return found;
  }
  for (const base of regularBases(word)) if (base.length > 1) found.add(base);
  return found;
}

function regularBases(word: string): string[] {
  if (/ies$/u.test(word)) return [`${word.slice(0, -3)}y`, word.slice(0, -1)];
  if (/(?:[sxz]|ch|sh|o)es$/u.test(word)) return [word.slice(0, -2), word.slice(0, -1)];
  if (/[^su]s$/u.test(word) || /[aeo]us$/u.test(word)) return [word.slice(0, -1)];
  if (/ied$/u.test(word)) return [`${word.slice(0, -3)}y`, word.slice(0, -1)];
  const verb = /^(.+?)(?:ed|ing)$/u.exec(word)?.[1];
  if (verb === undefined) return [];
  const double = /([bdfgklmnprstvz])\1$/u.test(verb) ? [verb.slice(0, -1)] : [];
  return [verb, `${verb}e`, ...double];
}

/** Whether no rule but a list tells that a word is a form of another, so that their stems may differ. */
export function isIrregularForm(form: string, base: string): boolean {
  return bases.get(form)?.includes(base) ?? false;
}

/** American and British spellings of one word become the same. */
export function unifySpelling(word: string): string {
  return word
    .replace(/(?<=\p{L}{3})is(?=(?:e[drs]?|ers|ing|ations?|ational)$)/u, 'iz')
    .replace(/(?<=\p{L}{3})ys(?=(?:e[drs]?|ers|ing)$)/u, 'yz')
    .replace(/(?<=\p{L}{2})our(?=$|s$|ed$|ing$|able$)/u, 'or')
    .replace(/(?<=\p{L})(?:tre|bre)(?=s?$)/u, (end) => `${end[0]}er`)
    .replace(/(?<=\p{L}{2})ence(?=s?$)/u, 'ense')
    .replace(/ll(?=(?:ed|ing|er|ers|ation)$)/u, 'l')
    .replace(/ogue(?=s?$)/u, 'og')
    .replace(/programme(?=s?$)/u, 'program')
    .replace(/aluminium$/u, 'aluminum');
}
