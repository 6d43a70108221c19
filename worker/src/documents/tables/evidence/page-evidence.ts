import type { Area } from '../../page/page-table.ts';
import { isInside } from '../../page/page-table.ts';
import type { Figure, RawPage, RawWord, Straight } from '../../page/raw-page.ts';
import { PLOT_MARGIN } from '../thresholds.ts';
import { createChartTest } from './charts.ts';
import { findPlots } from './plots.ts';
import { straighten } from './straight-rules.ts';

/** What is known about a page before any table is looked for. */
export interface PageEvidence {
  words: RawWord[];
  level: Straight[];
  upright: Straight[];
  figures: Figure[];
  /** The words of running headers and footers, and of a stamp across all pages. */
  running: ReadonlySet<RawWord>;
  /** Whether the text in an area is the labels of a chart. */
  isChart: (area: Area) => boolean;
  /** Whether an area is within the axes of a plot. */
  isPlotted: (area: Area) => boolean;
}

export function collectEvidence(page: RawPage, running: ReadonlySet<RawWord>): PageEvidence {
  const { rules = [], figures = [] } = page;
  // A stamp is over the cells of a table, and in none of them.
  const words = page.words.filter((word) => !(word.sideways && running.has(word)));
  const { level, upright } = straighten(rules);
  const plots = findPlots(level, upright);
  const isPlotted = (area: Area) => plots.some((plot) => isInside(area, plot, PLOT_MARGIN));
  return { words, level, upright, figures, running, isChart: createChartTest(figures, words), isPlotted };
}
