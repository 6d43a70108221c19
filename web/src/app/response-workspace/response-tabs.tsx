import { type ComponentType, lazy } from 'react';
import type { ProposalsPanelProps } from '../../features/proposals/proposals-panel.tsx';
import { messages } from '../../lib/messages.ts';

/** A part of the response workspace. */
export interface ResponseTab {
  /** In the address. */
  id: string;
  label: string;
  Panel: ComponentType<ProposalsPanelProps>;
}

/** In the order in which they are shown; the first is what the screen opens with. */
export const responseTabs: readonly [ResponseTab, ...ResponseTab[]] = [
  {
    id: 'proposals',
    label: messages.responseWorkspace.proposalsTab,
    Panel: lazy(() => import('../../features/proposals/proposals-panel.tsx')),
  },
  {
    id: 'comparison',
    label: messages.comparison.tab,
    Panel: lazy(() => import('../../features/comparisons/comparison-panel.tsx')),
  },
];
