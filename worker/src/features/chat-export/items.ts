import type { Band } from '../../gate/band.ts';
import type { Cited } from '../runs/exports/cited.ts';
import type { StoredItem } from '../runs/exports/stored-item.ts';

interface ChatEntry extends Cited {
  question: string;
  answer: string;
  answered: boolean | null;
  /** Of entries from before it was kept null, or not there. */
  band?: Band | null;
  /** How likely the answer is to be right, 0 to 1; of entries from before it was kept null, of older runs not there. */
  confidence?: number | null;
  /** Its asker stopped it: the answer is what came until then. */
  isStopped?: boolean;
  engine: string | null;
  fileName: string | null;
  timestamp: string;
}

export type ChatEntryItem = StoredItem<'chat_entry', ChatEntry, null, null>;
