import { cancelRun, deleteRun, type ItemOf, type RunView, viewRun } from '@bidloom/contract/runs';
import { summarise, type TemplateSection } from '@bidloom/contract/summaries';
import { useEffect, useRef, useState } from 'react';
import { call } from '../../lib/api-client.ts';
import { isAborted, messageOf } from '../../lib/api-error.ts';
import { messages } from '../../lib/messages.ts';

const text = messages.summaryTemplates;

/** The polling interval of a preview in progress, in milliseconds. */
const pollAfter = 700;

export type PreviewSection = ItemOf<'summary_section'>;

interface PreviewState {
  status: 'idle' | 'running' | 'done' | 'stopped' | 'failed';
  /** The stage in words. */
  stage: string | null;
  /** 0 to 1; null while it is not known. */
  fraction: number | null;
  engine: RunView['engine'];
  sections: PreviewSection[];
  error: string | null;
}

interface PreviewOrder {
  workspaceId: string;
  documentId: string;
  sections: readonly TemplateSection[];
}

interface Preview extends PreviewState {
  start: (order: PreviewOrder) => void;
  stop: () => void;
}

const idle: PreviewState = {
  status: 'idle',
  stage: null,
  fraction: null,
  engine: null,
  sections: [],
  error: null,
};

const pause = (signal: AbortSignal) =>
  new Promise<void>((resolve) => {
    const timer = setTimeout(resolve, pollAfter);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve();
    });
  });

function stateOf({ status, progress, engine, items, failure }: RunView): PreviewState {
  const stated = { completed: 'done', failed: 'failed', cancelled: 'stopped', queued: 'running', running: 'running' };
  return {
    status: stated[status] as PreviewState['status'],
    stage: progress?.stage ?? null,
    fraction: progress ? progress.percent / 100 : null,
    engine,
    sections: items.filter((item) => item.kind === 'summary_section'),
    error: status === 'failed' ? (failure ?? text.previewFailed) : null,
  };
}

/** Previews sections on a document. The run belongs to the dialog: it is deleted when another begins, and at the end. */
export function usePreview(): Preview {
  const [state, setState] = useState<PreviewState>(idle);
  const going = useRef<AbortController | null>(null);
  const made = useRef<{ workspaceId: string; id: string } | null>(null);

  const clear = () => {
    going.current?.abort();
    const run = made.current;
    made.current = null;
    // A failure is ignored: the run then stays in the tender's list of runs, where it can be deleted.
    if (run) call(deleteRun, { params: run }).catch(() => {});
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: only when it is unmounted
  useEffect(() => clear, []);

  const run = async ({ workspaceId, documentId, sections }: PreviewOrder, signal: AbortSignal) => {
    const failure = text.previewFailed;
    try {
      const body = { workspaceId, documentIds: [documentId], sections: [...sections] };
      const { data } = await call(summarise, { body, failure });
      const params = { workspaceId, id: data.id };
      if (signal.aborted) return void (await call(deleteRun, { params }));
      made.current = params;
      for (;;) {
        const { data: view } = await call(viewRun, { params, signal, failure });
        const next = stateOf(view);
        setState(next);
        if (next.status !== 'running') return;
        await pause(signal);
      }
    } catch (error) {
      if (signal.aborted || isAborted(error)) return;
      setState((current) => ({ ...current, status: 'failed', error: messageOf(error, failure) }));
    }
  };

  return {
    ...state,
    start: (order) => {
      clear();
      const controller = new AbortController();
      going.current = controller;
      setState({ ...idle, status: 'running' });
      void run(order, controller.signal);
    },
    stop: () => {
      const run = made.current;
      going.current?.abort();
      setState((current) => ({ ...current, status: 'stopped' }));
      if (run) call(cancelRun, { params: run }).catch(() => {});
    },
  };
}
