import type { ItemOf, Run, RunItem } from '@bidloom/contract/runs';
import { templateSection } from '@bidloom/contract/summaries';
import { z } from '../../lib/zod.ts';
import { isInProgress } from '../runs/runs.slice.ts';

export type SectionItem = ItemOf<'summary_section'>;

const parametersOf = z.object({
  templateName: z.string(),
  sections: z.array(templateSection),
  /** Whether it tried sections out that belong to no template. */
  isPreview: z.boolean(),
  /** Places of the sections that the latest attempt regenerate; null: it writes all. */
  regenerate: z.array(z.int()).nullable(),
});

/** A section of a summary, written or not. */
export interface SummarySection {
  /** Its place in the summary, from 0, by which its item is known. */
  ordinal: number;
  title: string;
  item: SectionItem | null;
  /** `missing`: the run ended before it came to it. */
  state: 'written' | 'rewriting' | 'writing' | 'awaited' | 'missing';
}

export interface Summary {
  templateName: string;
  isPreview: boolean;
  sections: SummarySection[];
  /** Whether a section may be regenerated now: after the whole, or the rest would never be written. */
  canRegenerate: boolean;
}

/** A summary as far as it has come, the sections that are still to come included. */
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
