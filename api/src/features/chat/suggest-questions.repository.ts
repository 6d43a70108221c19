import { type FactName, factNames } from '@bidloom/contract/facts';
import { isCurrent, type TenantTransaction } from '@bidloom/db';
import { leastLikely } from '@bidloom/texts/certainty';
import { sql } from 'kysely';
import { suggestedQuestions, usualLanguage } from './suggestions/questions.ts';

/** Of the languages that there are questions in: the usual one where a document is in it, else that of most pages. */
export async function languageOf(
  trx: TenantTransaction,
  workspaceId: string,
  documentIds?: readonly string[],
): Promise<string> {
  const row = await trx
    .selectFrom('documents')
    .select('language')
    .where('workspaceId', '=', workspaceId)
    .where('status', '=', 'ready')
    .where(isCurrent())
    .where('language', 'in', Object.keys(suggestedQuestions))
    .$if(documentIds !== undefined, (query) => query.where('id', 'in', [...(documentIds ?? [])]))
    .groupBy('language')
    .orderBy((eb) => eb('language', '=', usualLanguage), 'desc')
    .orderBy(sql`sum(coalesce(pages, 1))`, 'desc')
    .orderBy('language')
    .limit(1)
    .executeTakeFirst();
  return row?.language ?? usualLanguage;
}

/** The facts that count and have a place in a document that is asked. */
export async function listStated(
  trx: TenantTransaction,
  workspaceId: string,
  documentIds?: readonly string[],
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
    .$if(documentIds !== undefined, (query) => query.where('documents.id', 'in', [...(documentIds ?? [])]))
    .where((eb) =>
      eb.or([
        eb.and([eb('decision', 'is', null), eb('foundValue', 'is not', null), eb('probability', '>=', leastLikely)]),
        eb.and([eb('decision', 'is not', null), eb('decidedValue', 'is not', null)]),
      ]),
    )
    .execute();
  return rows.sort((a, b) => factNames.indexOf(a.fact) - factNames.indexOf(b.fact));
}
