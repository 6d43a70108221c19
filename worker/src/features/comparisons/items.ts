import type { StoredAnswer } from '../../analyst/answer-question.ts';
import type { KeptRow } from '../../comparison/compute-comparison.ts';
import type { TextCorrection } from '../runs/exports/cited.ts';
import type { StoredItem } from '../runs/exports/stored-item.ts';

/** What a person judged of the offers. */
interface RowCorrection {
  rulings: { proposalId: string; state: string; note: string; value?: string }[];
}

export type RowItem = StoredItem<'comparison_row', KeptRow, null, RowCorrection | null>;
export type ProposalAnswerItem = StoredItem<
  'comparison_answer',
  StoredAnswer & { proposalId: string; vendorName: string; title: string },
  null,
  TextCorrection | null
>;
