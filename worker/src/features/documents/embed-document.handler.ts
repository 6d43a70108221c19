import { setImmediate as yieldToOthers } from 'node:timers/promises';
import { withTenant } from '@bidloom/db';
import type { embedDocument } from '@bidloom/jobs';
import type { JobRun } from '@bidloom/platform';
import type { z } from 'zod';
import type { Analyst } from '../../analyst/analyst.ts';
import type { Platform } from '../../platform.ts';
import {
  type EmbeddingKey,
  findReadyDocument,
  findUnembedded,
  removeOtherEmbeddings,
  saveEmbeddings,
  saveEmbeddingUsage,
  type UnembeddedChunk,
} from './embeddings.repository.ts';

/** Chunks that the model is asked for at once. */
const asked = 64;
/** Vectors written in one transaction, which must stay short: the embedded database answers nobody else while one runs. */
const written = 8;

/**
 * Makes the vectors that a document lacks. Each batch is kept before the next is asked for, so that a run that is killed loses
 * no more than one; vectors of another model go once those of this one are complete.
 */
export function embedDocumentHandler({ database }: Pick<Platform, 'database'>, analyst: Analyst) {
  return async (run: JobRun<z.output<typeof embedDocument.payload>>): Promise<void> => {
    const { organizationId, documentId } = run.payload;
    const model = analyst.embeddingModel;
    // Set when the job was sent, but no longer.
    if (!model) return;
    const document = await withTenant(database, organizationId, (trx) => findReadyDocument(trx, documentId));
    if (!document) return;
    const key: EmbeddingKey = { organizationId, documentId, workspaceId: document.workspaceId };
    for (;;) {
      run.signal.throwIfAborted();
      const chunks = await withTenant(database, organizationId, async (trx) => {
        const lacking = await findUnembedded(trx, documentId, model, asked);
        if (lacking.length === 0) await removeOtherEmbeddings(trx, documentId, model);
        return lacking;
      });
      if (chunks.length === 0) return;
      const started = performance.now();
      const made = await analyst.embed(chunks.map(embeddedText), run.signal, 'passage');
      if (!made) return;
      const milliseconds = performance.now() - started;
      await withTenant(database, organizationId, (trx) => saveEmbeddingUsage(trx, key, made.usage, milliseconds));
      const rows = chunks.map(({ ordinal, fingerprint }, index) => {
        return { ordinal, fingerprint, vector: made.vectors[index] as number[] };
      });
      for (let start = 0; start < rows.length; start += written) {
        await withTenant(database, organizationId, (trx) =>
          saveEmbeddings(trx, key, model, rows.slice(start, start + written)),
        );
        await yieldToOthers();
      }
    }
  };
}

/** A passage says what it is about in the titles above it. */
function embeddedText({ sectionPath, text }: UnembeddedChunk): string {
  return [sectionPath.join(' > '), text].filter(Boolean).join('\n');
}
