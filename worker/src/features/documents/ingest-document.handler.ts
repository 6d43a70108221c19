import { readdir } from 'node:fs/promises';
import { dirname } from 'node:path';
import { licenceRefusal, withTenant } from '@bidloom/db';
import { type ingestDocument, recognizeDocument } from '@bidloom/jobs';
import { documentTypeOf, endsWith, type JobRun } from '@bidloom/platform';
import type { z } from 'zod';
import type { WorkerConfig } from '../../config.ts';
import { type RenditionFile, type UnreadableCode, UnreadableDocumentError } from '../../documents/model.ts';
import { withObjectFile } from '../../lib/object-file.ts';
import { asTemporaryOutage } from '../../lib/temporary-files.ts';
import type { Platform } from '../../platform.ts';
import { createOfficeConverter, type OfficeOrder } from './convert-office.ts';
import {
  failIngest,
  giveToJob,
  type IngestKey,
  loadOcrPages,
  lockForJob,
  saveOcrPage,
  startIngest,
} from './documents.repository.ts';
import { keepRendition } from './keep-rendition.ts';
import type { Readers } from './prepare-in-process.ts';
import { endReadingAgain, findToReadAgain } from './read-again.repository.ts';
import { registerContents, sayLeftOut } from './register-contents.ts';
import { replacePrepared } from './replace-prepared.ts';
import { announceEnd, createProgressReporter, type IngestSubject } from './report-ingest.ts';
import { savePrepared } from './save-prepared.ts';

interface Unreadable {
  code: UnreadableCode;
  message: string;
}

/** OCR languages that come with the program. */
const builtInLanguages = ['eng'];

/**
 * Reads an uploaded document into pages, passages and the search index. Safe to be killed anywhere: the next attempt starts over,
 * keeps what was recognised, and replaces what was written; the document becomes searchable in one step at the end.
 * @param recognisedAtMost how many pages of a scan it recognises. A document with more is passed on to `documents.recognize`, whose
 *   handler gets no such number: files with text do not wait for scans
 */
export function ingestDocumentHandler(
  platform: Platform,
  config: WorkerConfig,
  readers: Readers,
  recognisedAtMost?: number,
) {
  const { database, storage, queue, logger } = platform;
  const office = config.officeProgram ? createOfficeConverter(config.officeProgram) : null;
  return async (run: JobRun<z.output<typeof ingestDocument.payload>>): Promise<void> => {
    const { organizationId, documentId } = run.payload;
    const key: IngestKey = { organizationId, documentId, jobId: run.id };
    const begun = await withTenant(database, organizationId, async (trx) => {
      const first = await startIngest(trx, key);
      return { first, again: first ? undefined : await findToReadAgain(trx, key) };
    });
    const started = begun.first ?? begun.again;
    if (!started) return;
    // A document that is read again stays ready, and nobody watches its progress.
    const isAgain = begun.again !== undefined;
    const { workspaceId, customerId, fileName, mediaType, audienceId } = started;
    const subject: IngestSubject = { ...key, workspaceId, customerId, fileName, mediaType, audienceId };
    const progress = createProgressReporter(platform, subject);
    const keeping: Promise<void>[] = [];
    try {
      // Reading takes minutes, and would be for nothing.
      const refusal = await withTenant(database, organizationId, (trx) =>
        licenceRefusal(trx, organizationId, isAgain ? 'force' : 'pages'),
      );
      if (refusal) {
        await fail({ code: 'licence', message: refusal });
        return;
      }
      const knownPages = await withTenant(database, organizationId, (trx) => loadOcrPages(trx, documentId));
      const languages = [...builtInLanguages, ...(await installedLanguages(config.ocrDirectory))];
      const prepared = await withObjectFile(storage, started.objectKey, run.signal, async (path) => {
        const workFolder = dirname(path);
        const { signal } = run;
        const file = { path, mediaType: started.mediaType };
        const converted = await convert({ ...file, folder: workFolder, signal });
        if (converted && 'unreadable' in converted) return converted;
        const prepared = await readers.prepare({
          source: { ...(converted ?? file), fileName: started.fileName },
          ocrLanguages: languages,
          ocrDataFolders: config.ocrDirectory ? [config.ocrDirectory] : [],
          knownPages,
          ...(recognisedAtMost !== undefined && { recognisedAtMost }),
          workFolder,
          signal,
          onReport: (report) => {
            if (report.type === 'ocr') keepRecognised(report.page);
            else if (!isAgain) progress.report(report);
          },
        });
        if ('unreadable' in prepared || 'hasPagesLeft' in prepared) return prepared;
        const rendition = converted ?? prepared.rendition;
        if (rendition) await keepRendition(platform, subject, rendition);
        if (!prepared.contents) return prepared;
        const registration = { subject, contents: prepared.contents, hasOffice: office !== null, signal };
        const leftOut = sayLeftOut(await registerContents(platform, registration));
        return { ...prepared, warning: [prepared.warning, leftOut].filter(Boolean).join('\n') || null };
      });
      if ('unreadable' in prepared) {
        await fail(prepared.unreadable);
        return;
      }
      if ('hasPagesLeft' in prepared) {
        await passOn();
        return;
      }
      const embeds = Boolean(config.localEmbedding ?? config.model?.embeddingModel);
      if (isAgain) await replacePrepared(platform, subject, prepared, embeds);
      else {
        const refused = await savePrepared(platform, subject, prepared, run.signal, progress, embeds);
        if (refused) await fail({ code: 'licence', message: refused });
      }
    } catch (error) {
      // Cancelled, or passed to another worker: the code that aborted has already decided what happens to the document.
      if (run.signal.aborted || !endsWith(run, error)) throw error;
      const message = 'Reading failed unexpectedly. Try again; if it fails once more, tell your administrator.';
      await fail({ code: 'internal', message });
      throw error;
    } finally {
      await progress.settle();
    }

    /** What the readers know, of what they do not; undefined where they know the file itself, or nobody can convert it. */
    async function convert(order: OfficeOrder): Promise<RenditionFile | { unreadable: Unreadable } | undefined> {
      if (!office || !documentTypeOf(order.mediaType)?.convertsTo) return undefined;
      try {
        return await office.convert(order);
      } catch (error) {
        if (!(error instanceof UnreadableDocumentError)) throw asTemporaryOutage(error);
        return { unreadable: { code: error.code, message: error.message } };
      }
    }

    function fail(failure: { code: string; message: string }): Promise<void> {
      return withTenant(database, organizationId, async (trx) => {
        const ended = isAgain ? await endReadingAgain(trx, key, null) : await failIngest(trx, key, failure);
        const kept = isAgain ? ' What was read before is kept.' : '';
        if (ended) await announceEnd(trx, platform.events, subject, `${failure.message}${kept}`);
      });
    }

    /** Gives the document to the queue of scans, in one transaction: it has one job at any time, and only that job can change it. */
    async function passOn(): Promise<void> {
      await Promise.all(keeping);
      const column = isAgain ? 'rereadJobId' : 'jobId';
      await withTenant(database, organizationId, async (trx) => {
        if (!(await lockForJob(trx, key, column))) return;
        await giveToJob(trx, key, column, await queue.send(trx, recognizeDocument, run.payload));
      });
    }

    function keepRecognised(page: Parameters<typeof saveOcrPage>[2]): void {
      const kept = withTenant(database, organizationId, (trx) => saveOcrPage(trx, key, page));
      keeping.push(
        kept.catch((error: unknown) => {
          // Kept only to save time on a second attempt.
          logger.warn({ err: error, documentId }, 'a recognised page was not kept');
        }),
      );
    }
  };
}

/** Languages whose data somebody has put into the folder, as `<code>.traineddata` or with `.gz`. */
async function installedLanguages(directory: string | null): Promise<string[]> {
  if (!directory) return [];
  const files = await readdir(directory).catch(() => []);
  return files.flatMap((file) => /^(\w+)\.traineddata(\.gz)?$/.exec(file)?.[1] ?? []);
}
