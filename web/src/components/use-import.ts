import type { Endpoint } from '@bidloom/contract';
import { getImport, type ImportReport } from '@bidloom/contract/imports';
import { useCallback, useEffect, useRef, useState } from 'react';
import { type CallInput, call, upload } from '../lib/api-client.ts';
import { isAborted, messageOf } from '../lib/api-error.ts';
import { messages } from '../lib/messages.ts';

/** The polling interval for the state of an import, in milliseconds. */
const interval = 500;

const isOver = ({ status }: ImportReport) => status === 'completed' || status === 'failed';

/**
 * Sends a sheet and follows its import to the end. Closing the dialog stops the polling, not the import.
 */
export function useImport<E extends Endpoint>(
  endpoint: E,
  params: Record<string, string> & { organizationId: string },
  many: string,
  onImported: () => void,
) {
  const [report, setReport] = useState<ImportReport | null>(null);
  const [running, setRunning] = useState(false);
  const [error, setError] = useState<string | null>(null);
  const controller = useRef<AbortController>(undefined);

  useEffect(() => () => controller.current?.abort(), []);

  const start = async (file: File) => {
    controller.current = new AbortController();
    const { signal } = controller.current;
    const failure = messages.resource.importFailed(many);
    setRunning(true);
    setError(null);
    try {
      const input = { params, field: 'file', files: [file], signal, failure };
      const { data } = (await upload(endpoint, input as unknown as Parameters<typeof upload<E>>[1])) as Accepted;
      const followed = { params: { organizationId: params.organizationId, importId: data.importId }, signal, failure };
      for (;;) {
        const { data: current } = await call(getImport, followed as CallInput<typeof getImport>);
        setReport(current);
        if (isOver(current)) {
          if (current.importedRows > 0) onImported();
          return;
        }
        await pause(interval, signal);
      }
    } catch (reason) {
      if (!isAborted(reason)) setError(messageOf(reason, failure));
    } finally {
      setRunning(false);
    }
  };

  const reset = useCallback(() => {
    setReport(null);
    setError(null);
  }, []);

  return { report, running, error, start, reset };
}

interface Accepted {
  data: { importId: string };
}

function pause(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, milliseconds);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      reject(signal.reason);
    });
  });
}
