import type { RunType } from '@bidloom/contract/runs';
import { useCallback } from 'react';
import { type AddressPatch, useAddress } from '../../lib/use-address.ts';

/** In the place of a run's id: the form that starts one. */
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

/** What leads to a run's result within its tender's workspace. */
export const runQuery = ({ id, requestType }: { id: string; requestType: RunType }): string =>
  `?${new URLSearchParams({ tab: tabOfType[requestType], request: id })}`;

/** The kinds of analysis that a form of their tab starts. */
export const startedTypes = [
  ...(['summary', 'keyword_extraction', 'datasheet_extraction', 'batch_query', 'question_generation'] as const),
];

/** The kinds of runs of which two can be put side by side. */
export const comparableTypes: readonly RunType[] = startedTypes;

/** Which run the shown one is compared with, as the address says it; null: none. */
export function useComparedRun(): [id: string | null, compare: (id: string | null) => void] {
  const [address, changeAddress] = useAddress();
  const compare = useCallback((id: string | null) => changeAddress({ with: id }, { push: true }), [changeAddress]);
  return [address.get('with'), compare];
}

/** What leads to the form that starts a run of this type. */
export const newRunOf = (type: (typeof startedTypes)[number]): Record<string, string> => ({
  ...{ tab: tabOfType[type], request: newRun },
  ...(type === 'question_generation' ? { part: 'suggested' } : {}),
});

/** Names of the address that belong to the run that was shown: another run has other items. */
export const noItem: AddressPatch = { keyword: null, hit: null, table: null, datasheet: null, with: null };

/** Says in the address which run is shown: its id, `newRun`, or nothing for the newest. */
export function useShowRun(): (id: string | null) => void {
  const [, changeAddress] = useAddress();
  return useCallback((id) => changeAddress({ ...noItem, request: id }, { push: true }), [changeAddress]);
}
