import type { Cited, TextCorrection } from '../runs/exports/cited.ts';
import type { StoredItem } from '../runs/exports/stored-item.ts';

export type SectionItem = StoredItem<
  'summary_section',
  { title: string; prompt: string } & Cited,
  null,
  TextCorrection | null
>;
