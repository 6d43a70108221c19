import type { StoredAnswer } from '../../analyst/answer-question.ts';
import type { TextCorrection } from '../runs/exports/cited.ts';
import type { StoredItem } from '../runs/exports/stored-item.ts';

export type AnswerItem = StoredItem<'answer', StoredAnswer, null, TextCorrection | null>;
