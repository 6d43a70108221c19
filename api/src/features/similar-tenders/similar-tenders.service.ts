import type { FactName } from '@bidloom/contract/facts';
import type {
  ReusableAnswer,
  SimilarPlace,
  SimilarReason,
  SimilarTender,
  SimilarTenders,
} from '@bidloom/contract/similar-tenders';
import type { WorkspaceStatus } from '@bidloom/contract/workspaces';
import type { TenantTransaction } from '@bidloom/db';
import { leastCertain } from '@bidloom/texts/certainty';
import { requireTender } from '../../lib/access/require-workspace.ts';
import {
  findProfileState,
  type KeptAnswer,
  type KeptReason,
  listGoodAnswers,
  listSimilar,
  listSureFacts,
  loadNames,
  type SimilarRow,
  type SureFact,
} from './similar-tenders.repository.ts';

/** Facts whose equal value says something: figures of the terms. Dates differ, and a language or currency is shared by most. */
const comparedFacts: readonly FactName[] = [
  ...(['warranty', 'contract_period', 'bid_security', 'performance_security', 'delay_damages'] as const),
  ...(['bid_validity', 'advance_payment', 'minimum_turnover', 'tender_fee'] as const),
];
/** Values that answer without a figure. */
const plainValue = /^(?:yes|no|none|allowed|not_allowed|required|not_required)$/u;
/** Equal facts that are shown of a pair. */
const shownFacts = 4;
/** From which similarity on both have how much in common: cosines, from the pairs that readers looked at. */
const likenesses = { same: 0.35, much: 0.1 };

type Names = ReadonlyMap<string, string>;

/** Tenders about the same, with why and what may be used again. Throws `not_found` for a tender of somebody else. */
export async function viewSimilar(trx: TenantTransaction, workspaceId: string): Promise<SimilarTenders> {
  await requireTender(trx, workspaceId);
  const { status, failure, computedAt, hasReady, others } = await findProfileState(trx, workspaceId);
  const rows = hasReady ? await listSimilar(trx, workspaceId) : [];
  const ids = rows.map(({ id }) => id);
  const [facts, answers, names] =
    ids.length === 0
      ? [[], [], new Map<string, string>()]
      : [
          await listSureFacts(trx, [workspaceId, ...ids], leastCertain),
          await listGoodAnswers(trx, ids),
          await loadNames(trx, [workspaceId, ...ids]),
        ];
  const factsOf = Map.groupBy(facts, (fact) => fact.workspaceId);
  const answersOf = Map.groupBy(answers, (answer) => answer.workspaceId);
  const own = factsOf.get(workspaceId) ?? [];
  return {
    status: !hasReady ? 'none' : stateOf(status),
    ...{ failure, computedAt: computedAt?.toISOString() ?? null, comparedWith: others },
    items: rows.map((row) => presentTender(row, own, factsOf.get(row.id) ?? [], answersOf.get(row.id) ?? [], names)),
  };
}

/** A tender whose documents an older version has read is queued by the next worker that starts. */
const stateOf = (status: string | null): SimilarTenders['status'] =>
  status === 'ready' || status === 'failed' ? status : 'in_progress';

function presentTender(
  { score, reasons, value, status, closedAt, dueAt, ...row }: SimilarRow,
  own: readonly SureFact[],
  theirs: readonly SureFact[],
  answers: readonly KeptAnswer[],
  names: Names,
): SimilarTender {
  const decided = theirs.filter(({ isDecided }) => isDecided).map((fact) => decidedFact(fact, names));
  return {
    ...row,
    status: status as WorkspaceStatus,
    ...{ closedAt: closedAt?.toISOString() ?? null, dueAt: dueAt?.toISOString() ?? null },
    value: value === null ? null : Number(value),
    likeness: score >= likenesses.same ? 'same' : score >= likenesses.much ? 'much' : 'some',
    reasons: [...reasons.flatMap((reason) => termReason(reason, names)), ...equalFacts(own, theirs, names)],
    answers: [...answers.map((answer) => goodAnswer(answer, names)), ...decided],
    moreAnswers: Math.max(0, (answers[0]?.total ?? 0) - answers.length),
  };
}

/** None where a document was removed since. */
function termReason({ kind, first, second }: KeptReason, names: Names): SimilarReason[] {
  if (!names.has(first.documentId) || !names.has(second.documentId)) return [];
  return [{ kind, fact: null, here: termPlace(first, names), there: termPlace(second, names) }];
}

function termPlace({ text, documentId, page, place }: KeptReason['first'], names: Names): SimilarPlace {
  const { quote = null, offset = null, boxes = [] } = place ?? {};
  return { text, documentId, page, fileName: names.get(documentId) ?? null, quote, offset, boxes };
}

function equalFacts(own: readonly SureFact[], theirs: readonly SureFact[], names: Names): SimilarReason[] {
  return comparedFacts
    .flatMap((fact): SimilarReason[] => {
      const here = own.find((each) => each.fact === fact);
      const there = theirs.find((each) => each.fact === fact);
      if (!here || !there || here.value !== there.value || plainValue.test(here.value)) return [];
      return [{ kind: 'fact', fact, here: factPlace(here, names), there: factPlace(there, names) }];
    })
    .slice(0, shownFacts);
}

function factPlace({ text, documentId, page, quote, offset, boxes }: SureFact, names: Names): SimilarPlace {
  const fileName = documentId === null ? undefined : names.get(documentId);
  if (fileName === undefined) {
    return { text, documentId: null, fileName: null, page: null, quote: null, offset: null, boxes: [] };
  }
  return { text, documentId, fileName, page, quote, offset, boxes: (boxes ?? []) as SimilarPlace['boxes'] };
}

function decidedFact(fact: SureFact, names: Names): ReusableAnswer {
  const place = factPlace(fact, names);
  return {
    ...{ kind: 'fact', question: null, fact: fact.fact as FactName, text: fact.text, isCorrected: true },
    citations: place.documentId === null ? [] : [place],
  };
}

function goodAnswer(
  { headline: { question, answer, citations }, correctedText }: KeptAnswer,
  names: Names,
): ReusableAnswer {
  return {
    ...{ kind: 'answer', question, fact: null, text: correctedText ?? answer, isCorrected: correctedText !== null },
    citations: citations
      .filter(({ documentId }) => names.has(documentId))
      .slice(0, 5)
      .map(({ documentId, page, quote, offset = null, boxes }) => ({
        ...{ text: quote, documentId, fileName: names.get(documentId) ?? null, page, quote, offset },
        boxes: boxes as SimilarPlace['boxes'],
      })),
  };
}
