import type { SuggestedQuestion } from '@bidloom/contract/answers';
import { type FactName, factNames } from '@bidloom/contract/facts';
import { isCurrent, type TenantTransaction } from '@bidloom/db';
import { leastLikely } from '@bidloom/jobs';
import { sql } from 'kysely';
import { suggestedQuestions, usualLanguage } from './suggestions/questions.ts';

/**
 * Questions for the facts that a tender states, in the order in which facts are shown and in the language of most of its pages. Only of facts
 * whose place is in a document that is asked, and that are likely: the search gives these as its answer.
 */
export async function suggestFor(trx: TenantTransaction, workspaceId: string): Promise<SuggestedQuestion[]> {
  const facts = await listStated(trx, workspaceId);
  if (facts.length === 0) return [];
  const questions = suggestedQuestions[await languageOf(trx, workspaceId)] ?? suggestedQuestions[usualLanguage];
  return facts.flatMap(({ fact, documentId }) => {
    const question = questions?.[fact];
    return question ? [{ question, fact, documentId }] : [];
  });
}

/** The language of most pages among those that there are questions in. */
async function languageOf(trx: TenantTransaction, workspaceId: string): Promise<string> {
  const row = await trx
    .selectFrom('documents')
    .select('language')
    .where('workspaceId', '=', workspaceId)
    .where('status', '=', 'ready')
    .where(isCurrent())
    .where('language', 'in', Object.keys(suggestedQuestions))
    .groupBy('language')
    .orderBy(sql`sum(coalesce(pages, 1))`, 'desc')
    .orderBy('language')
    .limit(1)
    .executeTakeFirst();
  return row?.language ?? usualLanguage;
}

/** The facts that hold and have a place in a document that is asked. */
async function listStated(
  trx: TenantTransaction,
  workspaceId: string,
): Promise<{ fact: FactName; documentId: string }[]> {
  const rows = await trx
    .selectFrom('workspaceFacts')
    .innerJoin('documents', (join) =>
      join.on('documents.id', '=', sql`case when decision is null then found_document_id else decided_document_id end`),
    )
    .select(['documents.id as documentId'])
    .select((eb) => eb.ref('fact').$castTo<FactName>().as('fact'))
    .where('workspaceFacts.workspaceId', '=', workspaceId)
    .where('documents.status', '=', 'ready')
    .where(isCurrent())
    .where((eb) =>
      eb.or([
        eb.and([eb('decision', 'is', null), eb('foundValue', 'is not', null), eb('probability', '>=', leastLikely)]),
        eb.and([eb('decision', 'is not', null), eb('decidedValue', 'is not', null)]),
      ]),
    )
    .execute();
  return rows.sort((a, b) => factNames.indexOf(a.fact) - factNames.indexOf(b.fact));
}
