import type { DatabaseEngine } from '../database.ts';
import { inTransactions, type RunTransaction } from './session.ts';
import { quoted } from './tables.ts';

/** A document that says it is ready, but lacks pages, passages or the search index. */
interface IncompleteDocument {
  id: string;
  organizationId: string;
  name: string;
}

/** What is wrong with the rows or their indexes. */
export interface RowFindings {
  /** Indexes that lack entries of their table, or are not valid; named with their schema. */
  brokenIndexes: string[];
  /** Null where all indexes were checked, otherwise why not. */
  indexesUnchecked: string | null;
  incompleteDocuments: IncompleteDocument[];
}

/** Documents of one transaction. */
const batch = 50;
/** The server has no such extension, or its account may not make it or use it. */
const unavailable = new Set(['0A000', '42501', '58P01']);

/** Looks at all rows, of every organisation, in short transactions: the embedded database answers others in between. */
export function checkRows(engine: DatabaseEngine): Promise<RowFindings> {
  return inTransactions(engine, 'write', async (runTransaction) => ({
    ...(await checkIndexes(runTransaction)),
    incompleteDocuments: await findIncomplete(runTransaction),
  }));
}

/** Builds indexes again from their tables. */
export function rebuildIndexes(engine: DatabaseEngine, names: readonly string[]): Promise<void> {
  return inTransactions(engine, 'write', async (runTransaction) => {
    for (const name of names) {
      await runTransaction((session) => session.query(`reindex index ${name.split('.').map(quoted).join('.')}`));
    }
  });
}

async function findIncomplete(runTransaction: RunTransaction): Promise<IncompleteDocument[]> {
  const found: IncompleteDocument[] = [];
  for (let last = '00000000-0000-0000-0000-000000000000'; ; ) {
    const documents = await runTransaction((session) =>
      session.query<IncompleteDocument & { isComplete: boolean }>(
        `select d.id, d.organization_id as "organizationId", d.file_name as name, (
           d.pages is not distinct from (select count(*) from document_pages p where p.document_id = d.id)
           and (select count(*) - 1 is not distinct from coalesce(max(ordinal), -1) from document_chunks c where c.document_id = d.id)
           and (not exists (select from document_chunks c where c.document_id = d.id)
             or exists (select from document_terms t where t.document_id = d.id))) as "isComplete"
         from documents d where d.status = 'ready' and d.id > $1 order by d.id limit ${batch}`,
        [last],
      ),
    );
    for (const { isComplete, ...document } of documents) if (!isComplete) found.push(document);
    last = documents.at(-1)?.id ?? last;
    if (documents.length < batch) return found;
  }
}

/** By PostgreSQL's own amcheck: every row of the table must be in the index, in its order. */
async function checkIndexes(
  runTransaction: RunTransaction,
): Promise<Pick<RowFindings, 'brokenIndexes' | 'indexesUnchecked'>> {
  const indexes = await runTransaction((session) =>
    session.query<{ name: string; isValid: boolean; isTree: boolean; oid: number }>(
      `select n.nspname || '.' || c.relname as name, i.indisvalid as "isValid", a.amname = 'btree' as "isTree", c.oid
       from pg_index i join pg_class c on c.oid = i.indexrelid join pg_namespace n on n.oid = c.relnamespace
       join pg_am a on a.oid = c.relam
       where n.nspname in ('public', 'pgboss') and c.relkind = 'i' order by 1`,
    ),
  );
  const broken = indexes.filter(({ isValid }) => !isValid).map(({ name }) => name);
  try {
    await runTransaction((session) => session.query('create extension if not exists amcheck'));
    for (const { name, oid, isTree, isValid } of indexes) {
      if (isTree && isValid && !(await isWhole(runTransaction, oid))) broken.push(name);
    }
  } catch (error) {
    if (!unavailable.has(codeOf(error))) throw error;
    return { brokenIndexes: broken, indexesUnchecked: adviceFor(error) };
  }
  return { brokenIndexes: broken, indexesUnchecked: null };
}

/** Whatever else goes wrong says nothing of the index. */
async function isWhole(runTransaction: RunTransaction, oid: number): Promise<boolean> {
  try {
    await runTransaction((session) => session.query(`select bt_index_check(${oid}, true)`));
    return true;
  } catch (error) {
    const code = codeOf(error);
    // Its class is that of the server's own errors; an index that was removed meanwhile counts among them.
    if (!code.startsWith('XX')) throw error;
    const left = await runTransaction((session) => session.query(`select from pg_class where oid = ${oid}`));
    return left.length === 0;
  }
}

const codeOf = (error: unknown) => (error as { code?: string }).code ?? '';

const adviceFor = (error: unknown) =>
  `they could not be compared with their tables (${(error as Error).message}). Have an administrator run \`create extension if not exists amcheck\` and \`grant execute on function bt_index_check(regclass, boolean)\` to the account that owns the tables.`;
