import type { ComponentType } from 'react';
import { lazyPane } from '../../components/lazy-part.tsx';
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
    Panel: lazyPane(() => import('../../features/proposals/proposals-panel.tsx')),
  },
  {
    id: 'comparison',
    label: messages.comparison.tab,
    Panel: lazyPane(() => import('../../features/comparisons/comparison-panel.tsx')),
  },
];
