import type { ItemOf, Run, RunItem } from '@bidloom/contract/runs';
import { templateSection } from '@bidloom/contract/summaries';
import { z } from '../../lib/zod.ts';
import { isInProgress } from '../runs/runs.slice.ts';

export type SectionItem = ItemOf<'summary_section'>;

const parametersOf = z.object({
  templateName: z.string(),
  sections: z.array(templateSection),
  /** Whether the run previewed sections that belong to no saved template. */
  isPreview: z.boolean(),
  /** The positions of the sections that the latest attempt regenerates; null: it writes all. */
  regenerate: z.array(z.int()).nullable(),
});

/** A section of a summary, written or not. */
export interface SummarySection {
  /** Its position in the summary, from 0, which is also the ordinal of its item. */
  ordinal: number;
  title: string;
  item: SectionItem | null;
  /** `missing`: the run ended before it reached this section. */
  state: 'written' | 'rewriting' | 'writing' | 'awaited' | 'missing';
}

export interface Summary {
  templateName: string;
  isPreview: boolean;
  sections: SummarySection[];
  /** Whether a section may be regenerated now: only when all are written, since otherwise the rest would never be written. */
  canRegenerate: boolean;
}

/** A summary with all its sections, also those that are not written yet. */
export function summaryOf(run: Run, items: readonly RunItem[]): Summary {
  const known = parametersOf.safeParse(run.parameters).data;
  const written = new Map(
    items.flatMap((item) => (item.kind === 'summary_section' ? [[item.ordinal, item] as const] : [])),
  );
  const regenerate = known?.regenerate ?? null;
  const going = isInProgress(run);
  const planned = known?.sections ?? [...written.values()].map(({ headline }) => headline);
  let isNext = true;
  const sections = planned.map(({ title }, ordinal): SummarySection => {
    const item = written.get(ordinal) ?? null;
    if (item) {
      const state = going && regenerate?.includes(ordinal) ? 'rewriting' : 'written';
      return { ordinal, title: item.headline.title, item, state };
    }
    if (!going || regenerate) return { ordinal, title, item, state: 'missing' };
    const state = isNext && run.status === 'running' ? 'writing' : 'awaited';
    isNext = false;
    return { ordinal, title, item, state };
  });
  return {
    templateName: known?.templateName ?? '',
    isPreview: known?.isPreview ?? false,
    sections,
    canRegenerate: !going && (run.status === 'completed' || regenerate !== null),
  };
}
