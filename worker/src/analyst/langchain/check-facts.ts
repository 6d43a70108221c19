import { loadFactDocuments } from '../../facts/find-scope-facts.ts';
import { isSameDate } from '../../facts/is-same-date.ts';
import type { FactValue, FoundFact } from '../../facts/model.ts';
import { readTender, type Tender } from '../../facts/read-tender.ts';
import type { AskedDocuments, DocumentRows } from '../../scope/document-scope.ts';
import type { FactsOfCall } from './find-fact-passages.ts';
import type { WrittenFact, WrittenStatement } from './prompts/decide-facts.ts';
import { verifyStatement } from './verify-statement.ts';

/** What a model decided, with what it was shown. */
export interface DecidedFacts extends Omit<FactsOfCall, 'text'> {
  written: readonly WrittenFact[];
}

/**
 * The probability that a fact which a model decided is right. No model has been measured, so a model makes no fact certain that the rules
 * do not find certain themselves. Where the two differ, a person should look.
 */
const trust = { agreed: 0.75, alone: 0.7, differing: 0.6 };

/**
 * What the rules found, with what a model decided in its place. A value that the model's passages do not back stays as the rules found it,
 * and so does a fact that the model was not asked for or did not decide. A value that the rules would have given is kept as a conflict.
 */
export async function checkFacts(
  { asked, found, decided }: { asked: AskedDocuments; found: readonly FoundFact[]; decided: readonly DecidedFacts[] },
  rows: Pick<DocumentRows, 'loadPages'>,
): Promise<FoundFact[]> {
  const shown = new Set(decided.flatMap(({ passages }) => passages.map(({ documentId }) => documentId)));
  const documents = asked.documents.filter(({ id }) => shown.has(id));
  const tender = readTender(await loadFactDocuments({ documents }, rows));
  return found.map((fact) => {
    const call = decided.find((each) => each.asked.includes(fact.fact));
    const written = call?.written.find((each) => each.fact === fact.fact);
    return call && written ? decide(fact, written, call, tender) : fact;
  });
}

function decide(found: FoundFact, written: WrittenFact, { passages }: DecidedFacts, tender: Tender): FoundFact {
  const verify = (statement: WrittenStatement): FactValue | null => {
    const passage = passages[statement.passage - 1];
    return passage ? verifyStatement(found.fact, statement, passage, tender) : null;
  };
  const stated = written.stated && verify(written.stated);
  if (written.stated && !stated) return found;
  const isSame = saysSame(stated, found.stated);
  // A date that the stated one replaces contradicts nothing.
  const replaced = isSame ? found.replaced : [];
  const others = written.others
    .flatMap((other) => verify(other) ?? [])
    .filter(({ value }) => !replaced.some((date) => isSameDate(date.value, value)));
  const conflicts = [...(isSame || !found.stated ? [] : [found.stated]), ...others];
  return {
    ...found,
    stated,
    conflicts: conflicts.filter((value, index) => isNew(value, [stated, ...conflicts.slice(0, index)])),
    apart: found.apart.filter((value) => isNew(value, [stated, ...conflicts])),
    // What further places say goes with the value that the rules found; that none is stated is clear where both say so.
    further: isSame && stated ? found.further : [],
    probability: isSame
      ? Math.max(found.probability, trust.agreed)
      : found.stated === null
        ? trust.alone
        : trust.differing,
  };
}

/** Facts in words are compared by their place. */
function saysSame(a: FactValue | null, b: FactValue | null): boolean {
  if (a === null || b === null) return a === b;
  const isSamePlace = a.place.documentId === b.place.documentId && a.place.page === b.place.page;
  return a.value === b.value || (isSamePlace && a.place.start < b.place.end && a.place.end > b.place.start);
}

const isNew = (value: FactValue, known: readonly (FactValue | null)[]) => !known.some((each) => saysSame(each, value));
