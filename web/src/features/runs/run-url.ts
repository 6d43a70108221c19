import type { RunType } from '@bidloom/contract/runs';
import { useCallback, useEffect } from 'react';
import { type AddressPatch, useAddress } from '../../lib/use-address.ts';

/** Used instead of a run's id: the form that starts a run. */
export const newRun = 'new';

/** The tab of the workspace that shows the results of each type. */
export const tabOfType: Record<RunType, string> = {
  keyword_extraction: 'keywords',
  datasheet_extraction: 'datasheets',
  summary: 'summary',
  batch_query: 'questions',
  question_generation: 'questions',
  chat_export: 'requests',
  facts_export: 'facts',
  comparison: 'comparison',
};

/** The query that leads to a run's result in its tender's workspace. */
export const runQuery = ({ id, requestType }: { id: string; requestType: RunType }): string =>
  `?${new URLSearchParams({ tab: tabOfType[requestType], request: id })}`;

/** The types of runs that a form in their tab starts. */
export const startedTypes = [
  ...(['summary', 'keyword_extraction', 'datasheet_extraction', 'batch_query', 'question_generation'] as const),
];

/** The types of runs of which two can be compared. */
export const comparableTypes: readonly RunType[] = startedTypes;

/** The run that the shown run is compared with, from the address; null: none. */
export function useComparedRun(): [id: string | null, compare: (id: string | null) => void] {
  const [address, changeAddress] = useAddress();
  const compare = useCallback((id: string | null) => changeAddress({ with: id }, { push: true }), [changeAddress]);
  return [address.get('with'), compare];
}

/** The query that leads to the form that starts a run of this type. */
export const newRunOf = (type: (typeof startedTypes)[number]): Record<string, string> => ({
  ...{ tab: tabOfType[type], request: newRun },
  ...(type === 'question_generation' ? { part: 'suggested' } : {}),
});

/** Parameters of the address that belong to the shown run: they are removed for another run, which has other items. */
export const noItem: AddressPatch = {
  ...{ keyword: null, hit: null, table: null, row: null, column: null, datasheet: null },
  with: null,
};

/** Writes the shown run into the address: its id, `newRun`, or nothing for the newest. */
export function useShowRun(): (id: string | null) => void {
  const [, changeAddress] = useAddress();
  return useCallback((id) => changeAddress({ ...noItem, request: id }, { push: true }), [changeAddress]);
}

/** Writes the shown run into an address that names none, so that a copied link opens it after newer runs, too. */
export function useRunInAddress(named: string | null, shownId: string | null): void {
  const [, changeAddress] = useAddress();
  useEffect(() => {
    if (named === null && shownId !== null) changeAddress({ request: shownId });
  }, [named, shownId, changeAddress]);
}
