import { useState } from 'react';
import { ChoiceList } from '../../components/choice-list.tsx';
import { messages } from '../../lib/messages.ts';
import { useTender } from '../../lib/tender-context.ts';

const text = messages.runs;

interface DocumentChoiceState {
  /** Ids of the chosen documents. */
  chosen: string[];
  /** For a call's body: undefined if all ready documents are chosen. */
  documentIds: string[] | undefined;
  setChosen: (ids: string[]) => void;
}

/**
 * The chosen documents of an analysis: at first those in `atFirst`, else all ready ones, including those that become
 * ready later.
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
