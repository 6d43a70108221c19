import type { ComponentType } from 'react';
import { lazyPane } from '../../components/lazy-part.tsx';
import type { RunPanelProps } from '../../features/runs/run-tab.tsx';
import { overviewMessages } from '../../lib/messages.overview.ts';
import { similarMessages } from '../../lib/messages.similar.ts';
import { messages } from '../../lib/messages.ts';

/** The tab of one kind of analysis, beside the document's tab. */
export interface AnalysisTab {
  /** In the address. */
  id: string;
  label: string;
  Panel: ComponentType<RunPanelProps>;
  /** Whether the document is shown beside it where there is room, so that a click on a place shows that place at once. */
  beside: boolean;
}

/** In the order in which they are shown. */
export const analysisTabs: readonly AnalysisTab[] = [
  {
    id: 'overview',
    label: overviewMessages.tab,
    Panel: lazyPane(() => import('../tender-overview/overview-panel.tsx')),
    beside: false,
  },
  {
    id: 'facts',
    label: messages.facts.tab,
    Panel: lazyPane(() => import('../../features/facts/facts-panel.tsx')),
    beside: true,
  },
  {
    id: 'summary',
    label: messages.summaryRuns.tab,
    Panel: lazyPane(() => import('../../features/summaries/summary-panel.tsx')),
    beside: true,
  },
  {
    id: 'keywords',
    label: messages.keywordRuns.tab,
    Panel: lazyPane(() => import('../../features/keyword-extraction/keywords-panel.tsx')),
    beside: true,
  },
  {
    id: 'datasheets',
    label: messages.datasheetRuns.tab,
    Panel: lazyPane(() => import('../../features/datasheet-extraction/datasheets-panel.tsx')),
    beside: true,
  },
  {
    id: 'questions',
    label: messages.questionTab.tab,
    Panel: lazyPane(() => import('./questions-panel.tsx')),
    beside: true,
  },
  {
    id: 'similar',
    label: similarMessages.tab,
    Panel: lazyPane(() => import('../../features/similar/similar-panel.tsx')),
    beside: true,
  },
  {
    id: 'requests',
    label: messages.runs.tab,
    Panel: lazyPane(() => import('./runs-tab.tsx')),
    beside: false,
  },
];

/** The tab that a tender opens with. The documents of a proposal have no such tab. */
export const firstTab = 'overview';
