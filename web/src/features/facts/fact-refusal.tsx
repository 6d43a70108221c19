import type { WorkspaceFact } from '@bidloom/contract/facts';
import { Button, MessageBar, MessageBarActions, MessageBarBody } from '@fluentui/react-components';
import { useDispatch, useSelector } from 'react-redux';
import { changedMeanwhile } from '../../lib/changed-meanwhile.ts';
import { decidedWords } from '../../lib/fact-words.ts';
import { messages } from '../../lib/messages.ts';
import { decisionMade, refusalAccepted, selectFacts } from './facts.slice.ts';

/** Asks which decision counts, where somebody else has decided on the fact since the person saw it. */
export function FactRefusal({ item, saving }: { item: WorkspaceFact; saving: boolean }) {
  const dispatch = useDispatch();
  const { workspaceId, refused } = useSelector(selectFacts);
  const refusal = refused.find(({ fact }) => fact === item.fact);
  if (!refusal || saving || workspaceId === null) return null;
  const { fact, decidedAt } = item;
  return (
    <MessageBar intent="error" layout="multiline" role="alert">
      <MessageBarBody>{changedMeanwhile(decidedWords(item))}</MessageBarBody>
      <MessageBarActions>
        <Button
          size="small"
          onClick={() => dispatch(decisionMade({ workspaceId, fact, decision: refusal.decision, decidedAt }))}
        >
          {messages.common.retry}
        </Button>
        <Button size="small" onClick={() => dispatch(refusalAccepted({ workspaceId, fact }))}>
          {messages.common.discard}
        </Button>
      </MessageBarActions>
    </MessageBar>
  );
}
