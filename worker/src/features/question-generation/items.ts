import type { GeneratedQuestion } from '../../analyst/tasks.ts';
import type { Cited } from '../runs/exports/cited.ts';
import type { StoredItem } from '../runs/exports/stored-item.ts';

export type QuestionItem = StoredItem<
  'question',
  Pick<GeneratedQuestion, 'text' | 'audience' | 'reason'> & Pick<Cited, 'citations'>,
  null,
  /** The question that it became. */
  { questionId: string; categoryId: string } | null
>;
