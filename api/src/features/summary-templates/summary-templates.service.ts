import { setTimeout as delay } from 'node:timers/promises';
import { failures } from '@bidloom/contract/failures';
import type { PromptDraft } from '@bidloom/contract/summary-templates';
import { newId, type TenantTransaction, withTenant } from '@bidloom/db';
import { writePrompt } from '@bidloom/jobs';
import { requireLicence } from '../../lib/access/require-licence.ts';
import { AppError, notFound } from '../../lib/errors/app-error.ts';
import { onDuplicate } from '../../lib/errors/database-error.ts';
import type { Platform } from '../../platform.ts';
import { deletePromptDraft, findPromptDraft, insertPromptDraft } from './prompt-drafts.repository.ts';
import {
  clearDefault,
  countTemplates,
  deleteTemplate,
  findTemplate,
  insertTemplate,
  promoteOldest,
  type TemplateFields,
  type TemplateRow,
  updateTemplate,
} from './summary-templates.repository.ts';

/** Most templates that an organisation keeps; a list of more helps nobody to choose. */
const mostTemplates = 100;
/** Milliseconds to wait for a draft, and between two checks where its event was missed. */
const waitFor = 90_000;
const lookEvery = 2000;

const writing = <T>(work: () => Promise<T>) => onDuplicate(failures.summaryTemplates.exists, work);

export async function addTemplate(
  trx: TenantTransaction,
  organizationId: string,
  userId: string,
  fields: TemplateFields,
): Promise<TemplateRow> {
  const count = await countTemplates(trx);
  if (count >= mostTemplates) throw new AppError(failures.summaryTemplates.most(mostTemplates));
  // The first template becomes the default, which is used for a summary if no template is chosen.
  const isDefault = fields.isDefault || count === 0;
  if (isDefault) await clearDefault(trx);
  return get(trx, await writing(() => insertTemplate(trx, organizationId, userId, { ...fields, isDefault })));
}

/** A default stays the default until another one becomes it. */
export async function changeTemplate(trx: TenantTransaction, id: string, fields: TemplateFields): Promise<TemplateRow> {
  const { isDefault: was } = await get(trx, id);
  if (fields.isDefault && !was) await clearDefault(trx);
  await writing(() => updateTemplate(trx, id, { ...fields, isDefault: fields.isDefault || was }));
  return get(trx, id);
}

export async function removeTemplate(trx: TenantTransaction, id: string) {
  const removed = await deleteTemplate(trx, id);
  if (!removed) throw notFound('The template');
  if (removed.isDefault) await promoteOldest(trx);
  return removed;
}

/** Has a prompt drafted by the worker and waits for it. @param signal fires where nobody waits any more */
export async function draftPrompt(
  { database, queue, events, usesModel }: Platform,
  { organizationId, userId }: { organizationId: string; userId: string },
  wish: string,
  signal: AbortSignal,
): Promise<PromptDraft> {
  const id = newId();
  const told = Promise.withResolvers<void>();
  const end = events.subscribe(({ type, data }) => {
    if (type === 'prompt-draft.done' && (data as { promptDraftId: string }).promptDraftId === id) told.resolve();
  });
  try {
    await withTenant(database, organizationId, async (trx) => {
      await requireLicence(trx, { usesModel }, organizationId, 'tokens');
      const jobId = await queue.send(trx, writePrompt, { organizationId, promptDraftId: id });
      await insertPromptDraft(trx, { id, organizationId, userId, wish, jobId });
    });
    const until = Date.now() + waitFor;
    while (Date.now() < until && !signal.aborted) {
      // Looks now and then: an event may have been missed.
      await Promise.race([told.promise, delay(lookEvery, undefined, { signal }).catch(() => {})]);
      const draft = await withTenant(database, organizationId, (trx) => findPromptDraft(trx, id));
      if (draft?.prompt) return { prompt: draft.prompt, engine: draft.engine, model: draft.model };
      if (draft?.failure) throw new AppError(failures.summaryTemplates.draftFailed(draft.failure));
    }
    throw new AppError(failures.summaryTemplates.noDraft);
  } finally {
    // A wish is nobody's matter once it was answered; a job that still works on it finds nothing to write.
    await withTenant(database, organizationId, (trx) => deletePromptDraft(trx, id)).finally(end);
  }
}

async function get(trx: TenantTransaction, id: string): Promise<TemplateRow> {
  const found = await findTemplate(trx, id);
  if (!found) throw notFound('The template');
  return found;
}
