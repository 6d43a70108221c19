import type { Document } from '@bidloom/contract/documents';
import { isContainer } from '@bidloom/texts/container-types';
import { messages } from '../../lib/messages.ts';
import type { LiveProgress } from '../../lib/state/progress.slice.ts';

const { stages } = messages.documents;

/** The progress of reading, for a bar; `fraction` is missing if it is not known. */
export interface ShownProgress {
  words: string;
  fraction: number | null;
}

/** Reading is most of the work, as the worker counts it too. */
const readingShare = 0.85;

/**
 * The progress of reading a document: from live events, else from the list. Null for a document that is not being read.
 * Events of an earlier attempt do not count.
 */
export function progressOf(document: Document, live: LiveProgress | undefined): ShownProgress | null {
  if (document.status !== 'processing') return null;
  if (live?.status === 'processing') {
    return { words: live.stage, fraction: live.percent === null ? null : live.percent / 100 };
  }
  const { progress } = document;
  if (!progress || progress.stage === 'queued') return { words: stages.opening, fraction: null };
  if (progress.stage === 'indexing') return { words: stages.indexing, fraction: 0.9 };
  const { stage, done, total } = progress;
  const words = stage === 'reading' && isContainer(document.mediaType) ? stages.openingFile : stages[stage];
  return { words: words(done, total), fraction: total ? (readingShare * done) / total : null };
}
