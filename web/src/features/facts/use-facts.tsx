import type { FactDecision, FactName, WorkspaceFact } from '@bidloom/contract/facts';
import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { lazyPart } from '../../components/lazy-part.tsx';
import { useTender } from '../../lib/tender-context.ts';
import { useReopenedForm } from '../../lib/use-reopened-form.ts';
import {
  decisionMade,
  type FactsState,
  factsClosed,
  factsOpened,
  factsReloadRequested,
  saveFailed,
  selectFacts,
} from './facts.slice.ts';

const CorrectDialog = lazyPart(async () => (await import('./correct-dialog.tsx')).CorrectDialog);

/** The name of the form's drafts. */
const correction = 'correction';

export interface OpenFacts {
  state: FactsState;
  /** Whether `state` is of this tender, and there is something to show. */
  isKnown: boolean;
  /** Saves a person's decision on a fact; null: undoes it. */
  decide: (fact: WorkspaceFact, decision: FactDecision | null) => void;
  /** Opens the form of a correction. */
  correct: (fact: WorkspaceFact) => void;
  /** The form, while it is open. */
  dialog: ReactNode;
}

/** The key facts of a tender, kept up to date while the component is mounted. */
export function useFacts(workspaceId: string): OpenFacts {
  const dispatch = useDispatch();
  const { documents, loading } = useTender();
  const state = useSelector(selectFacts);
  const [correcting, setCorrecting] = useState<FactName | null>(null);

  useEffect(() => {
    dispatch(factsOpened(workspaceId));
    return () => {
      dispatch(factsClosed());
    };
  }, [dispatch, workspaceId]);

  // A document that became ready or was removed may change the facts.
  const readyIds = loading ? null : documents.map(({ id, updatedAt }) => `${id}/${updatedAt}`).join(' ');
  const knownIds = useRef(readyIds);
  useEffect(() => {
    if (readyIds === null) return;
    if (knownIds.current !== null && knownIds.current !== readyIds) dispatch(factsReloadRequested());
    knownIds.current = readyIds;
  }, [dispatch, readyIds]);

  const decide = useCallback(
    (seen: WorkspaceFact, decision: FactDecision | null) => {
      const { fact, decidedAt } = seen;
      dispatch(decisionMade({ workspaceId, fact, decision: decision && withSeen(decision, seen), decidedAt }));
    },
    [dispatch, workspaceId],
  );
  const correct = useCallback(
    ({ fact }: WorkspaceFact) => {
      dispatch(saveFailed({ workspaceId, message: null }));
      setCorrecting(fact);
    },
    [dispatch, workspaceId],
  );
  const isKnown = state.workspaceId === workspaceId && !(state.status === 'loading' && state.items.length === 0);
  useReopenedForm(correction, isKnown, (id) => setCorrecting(id as FactName));
  const corrected = correcting === null ? undefined : state.items.find(({ fact }) => fact === correcting);
  return {
    ...{ state, isKnown, decide, correct },
    dialog: corrected && (
      <Correcting key={corrected.fact} workspaceId={workspaceId} item={corrected} onClose={() => setCorrecting(null)} />
    ),
  };
}

interface CorrectingProps {
  workspaceId: string;
  item: WorkspaceFact;
  onClose: () => void;
}

/** The form of a correction, open until it is saved. */
function Correcting({ workspaceId, item, onClose }: CorrectingProps) {
  const dispatch = useDispatch();
  const { documents } = useTender();
  const { saving, saveError, saveConflict } = useSelector(selectFacts);
  const [sent, setSent] = useState(false);
  // The form keeps its initial values, even if new ones are found or decided meanwhile.
  const [seen] = useState(item);
  const isSaving = saving.includes(item.fact);

  useEffect(() => {
    if (!sent || isSaving) return;
    if (saveError === null) onClose();
    else setSent(false);
  }, [sent, isSaving, saveError, onClose]);

  return (
    <CorrectDialog
      draftName={correction}
      item={seen}
      documents={documents}
      saving={isSaving}
      error={saveError}
      isConflict={saveConflict !== null}
      onSave={(decision) => {
        const { fact } = seen;
        const { decidedAt } = saveConflict ?? seen;
        dispatch(decisionMade({ workspaceId, fact, decision: withSeen(decision, seen), decidedAt, byForm: true }));
        setSent(true);
      }}
      onClose={onClose}
    />
  );
}

/**
 * Adds what the person saw when they decided: the found value, which a confirmation already names, and the others. What the documents have
 * come to state meanwhile is not taken for seen.
 */
function withSeen(decision: FactDecision, { found, conflicts, apart }: WorkspaceFact): FactDecision {
  const seenConflicts = [...conflicts, ...apart].map(({ value }) => value);
  if (decision.decision === 'confirmed') return { ...decision, seenConflicts };
  return { ...decision, seen: found?.value ?? null, seenConflicts };
}

/** Whether values of more than one document are shown. */
export function hasSeveralFiles(items: readonly WorkspaceFact[]): boolean {
  const values = items.flatMap((item) => [item, ...item.conflicts, ...(item.found ? [item.found] : [])]);
  return new Set(values.flatMap(({ documentId }) => documentId ?? [])).size > 1;
}
