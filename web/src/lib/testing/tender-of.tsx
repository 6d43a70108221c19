import type { ReactNode } from 'react';
import { TenderContext, type TenderScope } from '../tender-context.ts';

/** The id of the tests' tender. */
export const workspaceId = '01a1f800-0000-7000-8000-00000000000a';

/** A tender around a panel, for tests. */
export function TestTender({ children, ...facts }: Partial<TenderScope> & { children: ReactNode }) {
  const scope: TenderScope = {
    organizationId: '01a1f800-0000-7000-8000-0000000000a1',
    customerId: '01a1f800-0000-7000-8000-0000000000a2',
    workspaceId,
    documents: [],
    loading: false,
    openPlace: () => {},
    leaveMark: () => {},
    beside: true,
    placeBar: null,
    ...facts,
  };
  return <TenderContext value={scope}>{children}</TenderContext>;
}
