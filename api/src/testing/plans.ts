import { type Database, newId, type TenantTransaction, withTenant } from '@bidloom/db';
import type { openAsOwner } from '@bidloom/db/testing';
import { CompiledQuery, type KyselyPlugin, type RootOperationNode } from 'kysely';

/** Has the planner know these tables as they are. */
export async function settle(owner: Awaited<ReturnType<typeof openAsOwner>>, tables: string[]): Promise<void> {
  for (const table of tables) {
    // Somebody else's transaction may keep rows from being seen as settled; indexes are then read with the rows.
    for (let settled = ''; settled !== 'yes'; ) {
      await owner.query(`vacuum analyze ${table}`);
      const visible = `relallvisible >= relpages - 1`;
      const [row] = await owner.query(
        `select case when ${visible} then 'yes' else 'no' end as name from pg_class where oid = '${table}'::regclass`,
      );
      settled = row?.name ?? '';
    }
  }
}

interface Plan {
  'Node Type': string;
  'Relation Name'?: string;
  'Index Name'?: string;
  Plans?: Plan[];
}

/** How the statements are done that `work` makes within an organisation: every step, with its table or its index. */
export async function readPlans(
  database: Database,
  organizationId: string,
  work: (trx: TenantTransaction) => Promise<unknown>,
): Promise<string[]> {
  return withTenant(database, organizationId, async (trx) => {
    const nodes: RootOperationNode[] = [];
    const spy: KyselyPlugin = {
      transformQuery: ({ node }) => {
        nodes.push(node);
        return node;
      },
      transformResult: async ({ result }) => result,
    };
    await work(trx.withPlugin(spy) as TenantTransaction);
    const steps: string[] = [];
    const note = (plan: Plan): void => {
      steps.push([plan['Node Type'], plan['Index Name'] ?? plan['Relation Name']].filter(Boolean).join(' '));
      plan.Plans?.forEach(note);
    };
    for (const node of nodes) {
      const executor = trx.getExecutor();
      const id = { queryId: newId() };
      const { sql, parameters } = executor.compileQuery(executor.transformQuery(node, id), id);
      const explain = CompiledQuery.raw(`explain (format json) ${sql}`, [...parameters]);
      const { rows } = await trx.executeQuery<Record<string, [{ Plan: Plan }]>>(explain);
      note((Object.values(rows[0] ?? {})[0] as [{ Plan: Plan }])[0].Plan);
    }
    return steps;
  });
}
