import type { Document as TenderDocument } from '@bidloom/contract/documents';
import { useCallback, useEffect, useState } from 'react';
import { messageOf } from '../../../lib/api-error.ts';
import { messages } from '../../../lib/messages.ts';
import { fetchOfficeFile } from './office-file.ts';
import { type OfficeProblem, OfficeProblemError } from './office-problem.ts';

type OpenFile<Content> =
  /** `isSlow`: it has taken long already. */
  | { status: 'loading'; isSlow: boolean }
  | { status: 'open'; content: Content }
  /** The file can't be drawn; trying again does not help. */
  | { status: 'problem'; problem: OfficeProblem }
  /** The file could not be fetched; trying again may help. */
  | { status: 'failed'; message: string };

/** After this time, in milliseconds, opening is called slow. */
const usualTime = 8000;

const opening: { status: 'loading'; isSlow: boolean } = { status: 'loading', isSlow: false };

/**
 * Fetches a document's file and opens it. `open` must not change; `close` releases its result when the document is closed.
 */
export function useOfficeFile<Content>(
  document: TenderDocument,
  open: (file: ArrayBuffer, signal: AbortSignal) => Promise<Content>,
  close: (content: Content) => void = keep,
): OpenFile<Content> & { reload: () => void } {
  const [state, setState] = useState<OpenFile<Content>>(opening);
  const [attempt, setAttempt] = useState(0);
  const { id, workspaceId, sha256, renditionMediaType } = document;

  // biome-ignore lint/correctness/useExhaustiveDependencies: the file changes only with its digest
  useEffect(() => {
    const aborting = new AbortController();
    const { signal } = aborting;
    let opened: Content | undefined;
    setState(opening);
    const slow = setTimeout(
      () => setState((now) => (now.status === 'loading' ? { ...now, isSlow: true } : now)),
      usualTime,
    );
    const run = async () => {
      const file = await fetchOfficeFile(document, signal);
      const content = await open(file, signal).catch((error: unknown) => {
        throw signal.aborted || error instanceof OfficeProblemError ? error : new OfficeProblemError('corrupt');
      });
      if (signal.aborted) return close(content);
      opened = content;
      setState({ status: 'open', content });
    };
    run().catch((error: unknown) => {
      if (signal.aborted) return;
      setState(
        error instanceof OfficeProblemError
          ? { status: 'problem', problem: error.problem }
          : { status: 'failed', message: messageOf(error, messages.office.fetchFailed) },
      );
    });
    return () => {
      clearTimeout(slow);
      aborting.abort();
      if (opened !== undefined) close(opened);
    };
  }, [id, workspaceId, sha256, renditionMediaType, attempt, open, close]);

  const reload = useCallback(() => setAttempt((value) => value + 1), []);
  return { ...state, reload };
}

const keep = () => {};
