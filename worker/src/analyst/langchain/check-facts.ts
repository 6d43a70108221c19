import { loadFactDocuments } from '../../facts/find-scope-facts.ts';
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
 * How likely a fact is right that a model decided: no model has been measured, so none makes a fact certain that the rules do not hold
 * for certain themselves. Where both differ a person is to look.
 */
const trust = { agreed: 0.75, alone: 0.7, differing: 0.6 };

/**
 * What the rules found, with what a model decided in its place. What the model's passages do not back is left as the rules have it, and
 * so is a fact that it was not asked for or did not decide. A value that the rules would have given is kept as a conflict.
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
  const others = written.others.flatMap((other) => verify(other) ?? []);
  const isSame = saysSame(stated, found.stated);
  const conflicts = [...(isSame || !found.stated ? [] : [found.stated]), ...others];
  return {
    ...found,
    stated,
    conflicts: conflicts.filter((value, index) => isNew(value, [stated, ...conflicts.slice(0, index)])),
    probability: isSame
      ? Math.max(found.probability, trust.agreed)
      : found.stated === null
        ? trust.alone
        : trust.differing,
  };
}

/** Of words it is the place that tells. */
function saysSame(a: FactValue | null, b: FactValue | null): boolean {
  if (a === null || b === null) return a === b;
  const isSamePlace = a.place.documentId === b.place.documentId && a.place.page === b.place.page;
  return a.value === b.value || (isSamePlace && a.place.start < b.place.end && a.place.end > b.place.start);
}

const isNew = (value: FactValue, known: readonly (FactValue | null)[]) => !known.some((each) => saysSame(each, value));
