import { useState } from 'react';
import { ChoiceList } from '../../components/choice-list.tsx';
import { messages } from '../../lib/messages.ts';
import { useTender } from '../../lib/tender-context.ts';

const text = messages.runs;

interface DocumentChoiceState {
  /** Ids of the chosen documents. */
  chosen: string[];
  /** For a call's body: left out where all ready documents are chosen. */
  documentIds: string[] | undefined;
  setChosen: (ids: string[]) => void;
}

/**
 * Which documents an analysis goes over: at first those that are given, else all that are ready, those that become
 * ready meanwhile included.
 */
export function useDocumentChoice(atFirst?: readonly string[]): DocumentChoiceState {
  const { documents } = useTender();
  const ids = documents.map(({ id }) => id);
  const [left, setLeft] = useState<readonly string[]>(() => (atFirst ? ids.filter((id) => !atFirst.includes(id)) : []));
  const chosen = ids.filter((id) => !left.includes(id));
  return {
    chosen,
    documentIds: chosen.length === ids.length ? undefined : chosen,
    setChosen: (wanted) => setLeft(ids.filter((id) => !wanted.includes(id))),
  };
}

/** Chooses among the documents that have been read. */
export function DocumentChoice({ choice }: { choice: DocumentChoiceState }) {
  const { documents } = useTender();
  return (
    <ChoiceList
      label={text.chooseDocuments}
      many={messages.documents.title.toLowerCase()}
      choices={documents.map(({ id, fileName }) => ({ value: id, label: fileName }))}
      value={choice.chosen}
      onChange={choice.setChosen}
      error={choice.chosen.length === 0 ? text.chooseDocumentsRequired : undefined}
    />
  );
}
