import { type proposalCategories, uploadProposalDocuments } from '@bidloom/contract/proposals';
import { useCallback, useRef, useState } from 'react';
import { refusalOf } from '../../lib/accepted-files.ts';
import { upload } from '../../lib/api-client.ts';
import { reasonsOf } from '../../lib/api-error.ts';
import { messages } from '../../lib/messages.ts';
import { randomId } from '../../lib/random-id.ts';

export type Category = (typeof proposalCategories)[number];

/** A file that was chosen for a proposal. */
export interface QueuedFile {
  id: string;
  file: File;
  category: Category;
  state: 'chosen' | 'waiting' | 'sending' | 'sent' | 'refused';
  /** The share of its bytes that are sent, from 0 to 1. */
  fraction: number;
  /** Why it was not accepted. */
  reason: string | null;
  /** Whether it would be refused again, so that no retry is offered. */
  isHopeless: boolean;
}

export interface FileQueue {
  files: readonly QueuedFile[];
  sending: boolean;
  add: (files: readonly File[]) => void;
  remove: (id: string) => void;
  setCategory: (id: string, category: Category) => void;
  /** Sends all unsent files, or only these; returns the number of refused files. */
  send: (proposalId: string, ids?: readonly string[]) => Promise<number>;
}

/** Words in a file's name that suggest its category. */
const hints: readonly [RegExp, Category][] = [
  [/price|cost|commercial|quot/i, 'commercial'],
  [/certif|iso\W?\d/i, 'certificate'],
  [/referenc/i, 'reference'],
  [/terms|conditions/i, 'terms'],
];

const guess = (name: string): Category => hints.find(([words]) => words.test(name))?.[1] ?? 'technical';

/** Files with a category each. They are sent separately: each has its own progress, and a refused file does not stop the others. */
export function useFileQueue(): FileQueue {
  const [files, setFiles] = useState<readonly QueuedFile[]>([]);
  const [sending, setSending] = useState(false);
  const latest = useRef(files);
  const update = useCallback((work: (files: readonly QueuedFile[]) => readonly QueuedFile[]) => {
    latest.current = work(latest.current);
    setFiles(latest.current);
  }, []);
  const change = useCallback(
    (id: string, changes: Partial<QueuedFile>) =>
      update((all) => all.map((file) => (file.id === id ? { ...file, ...changes } : file))),
    [update],
  );

  const add = useCallback(
    (chosen: readonly File[]) =>
      update((all) => [
        ...all,
        ...chosen.map((file): QueuedFile => {
          const reason = refusalOf(file);
          const state = reason ? 'refused' : 'chosen';
          return {
            ...{ id: randomId(), file, category: guess(file.name), state, fraction: 0, reason },
            isHopeless: reason !== null,
          };
        }),
      ]),
    [update],
  );
  const remove = useCallback((id: string) => update((all) => all.filter((file) => file.id !== id)), [update]);
  const setCategory = useCallback((id: string, category: Category) => change(id, { category }), [change]);

  const send = useCallback(
    async (proposalId: string, ids?: readonly string[]) => {
      const wanted = latest.current.filter(
        ({ id, state, isHopeless }) => state !== 'sent' && !isHopeless && (!ids || ids.includes(id)),
      );
      setSending(true);
      for (const { id } of wanted) change(id, { state: 'waiting', fraction: 0, reason: null });
      for (const { id } of wanted) {
        // While it waited, its category may have been changed, or it may have been removed.
        const next = latest.current.find((file) => file.id === id);
        if (!next) continue;
        change(id, { state: 'sending' });
        await upload(uploadProposalDocuments, {
          params: { proposalId },
          fields: { category: next.category },
          field: 'file',
          files: [next.file],
          failure: messages.proposalFiles.uploadFailed,
          onProgress: ({ loaded, total }) => change(id, { fraction: total > 0 ? loaded / total : 0 }),
        }).then(
          () => change(id, { state: 'sent', fraction: 1 }),
          (error: unknown) =>
            change(id, {
              state: 'refused',
              reason: reasonsOf(error, messages.proposalFiles.uploadFailed).join(' '),
            }),
        );
      }
      setSending(false);
      return latest.current.filter(({ state }) => state === 'refused').length;
    },
    [change],
  );

  return { files, sending, add, remove, setCategory, send };
}
