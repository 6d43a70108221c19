import type { Band } from '../../gate/band.ts';
import type { Cited } from '../runs/exports/cited.ts';
import type { StoredItem } from '../runs/exports/stored-item.ts';

interface ChatEntry extends Cited {
  question: string;
  answer: string;
  answered: boolean | null;
  /** Of entries from before it was kept null, or not there. */
  band?: Band | null;
  /** Its asker stopped it: the answer is what came until then. */
  isStopped?: boolean;
  engine: string | null;
  fileName: string | null;
  timestamp: string;
}

export type ChatEntryItem = StoredItem<'chat_entry', ChatEntry, null, null>;
