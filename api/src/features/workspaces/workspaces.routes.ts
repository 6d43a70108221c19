import { workspaces as contract, type OutputOf } from '@bidloom/contract';
import type { TenantTransaction } from '@bidloom/db';
import { resolveCustomer } from '../../lib/access/scope.ts';
import { notFound } from '../../lib/errors/app-error.ts';
import { findFact } from '../../lib/facts/fact-rows.repository.ts';
import { presentFact } from '../../lib/facts/present-facts.ts';
import { one, page } from '../../lib/http/answers.ts';
import type { Feature } from '../../lib/http/feature.ts';
import { implement } from '../../lib/http/implement.ts';
import { noteOfTender } from './note-of-tender.ts';
import { presentWorkspace } from './workspaces.presenter.ts';
import {
  countDocuments,
  findRoom,
  findWorkspaceOrRoom,
  listOwners,
  listWorkspaceNames,
  searchWorkspaces,
  type WorkspaceFields,
} from './workspaces.repository.ts';
import { addWorkspace, changeWorkspace, getWorkspace, resolveOwner } from './workspaces.service.ts';

export const workspacesFeature: Feature = async (app) => {
  implement(app, contract.workspacesDropdown, async ({ params, query, tenant }) =>
    page(await tenant(async (trx) => listWorkspaceNames(trx, await resolveCustomer(trx, params.customerId), query))),
  );

  implement(app, contract.searchWorkspaces, async ({ params, query: { ownerId, ...query }, user, tenant }) =>
    page(
      await tenant(async (trx) => {
        const owner = await resolveOwner(trx, ownerId, user.userId);
        return searchWorkspaces(trx, await resolveCustomer(trx, params.customerId), { ...query, ownerId: owner });
      }),
      presentWorkspace,
    ),
  );

  implement(app, contract.workspaceOwners, async ({ query, tenant }) =>
    page(await tenant((trx) => listOwners(trx, query))),
  );

  implement(app, contract.findWorkspace, async ({ params, tenant }) =>
    one(presentWorkspace(await tenant((trx) => getWorkspace(trx, null, params.id)))),
  );

  implement(app, contract.getWorkspace, async ({ params, tenant }) =>
    one(presentWorkspace(await tenant((trx) => getWorkspace(trx, params.customerId, params.id)))),
  );

  implement(app, contract.createWorkspace, async ({ params, body, user, change }) => {
    const { organizationId, customerId } = params;
    const made = await change(
      (trx) => addWorkspace(trx, organizationId, customerId, toFields(body), user.userId),
      noteOfTender('created'),
    );
    return one(presentWorkspace(made));
  });

  implement(app, contract.updateWorkspace, async ({ params, body, user, change }) => {
    const fields = { ...toFields(body), ownerId: body.ownerId ?? null };
    const changed = await change(
      (trx) => changeWorkspace(trx, params.customerId, params.id, fields, user.userId),
      noteOfTender('updated'),
    );
    return one(presentWorkspace(changed));
  });

  implement(app, contract.workspaceDetails, ({ params, tenant }) =>
    tenant(async (trx) => {
      const row = await findWorkspaceOrRoom(trx, params.customerId, params.workspaceId);
      if (!row) throw notFound('The tender');
      const room = (await findRoom(trx, row.id)) ?? null;
      const documents = await countDocuments(trx, row.id);
      const customer = { id: row.customerId, name: row.customerName, isActive: row.customerIsActive };
      return one({ ...presentWorkspace(row), customer, documents, room, deadline: await findDeadline(trx, row.id) });
    }),
  );
};

/** The deadline that counts for a tender, as it is stated; null: none is. */
async function findDeadline(trx: TenantTransaction, workspaceId: string) {
  const fact = 'submission_deadline';
  // Its document is not asked for.
  const { value, text, quote } = presentFact(fact, await findFact(trx, workspaceId, fact), new Map());
  return value === null || text === null ? null : { value, text, quote };
}

/** Fields that are left out are emptied, except status and use: they have no empty value, and stay as they are. */
function toFields({
  dueAt = null,
  value = null,
  currency = null,
  ...fields
}: OutputOf<typeof contract.createWorkspace.body>): WorkspaceFields {
  return { ...fields, dueAt, value, currency };
}
