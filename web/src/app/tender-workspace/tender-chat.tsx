import type { Citation } from '@bidloom/contract/chat';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useSelector } from 'react-redux';
import { lazyPart } from '../../components/lazy-part.tsx';
import { ChatPane } from '../../features/chat/chat-pane.tsx';
import { AskedDocuments } from '../../features/documents/asked-documents.tsx';
import { selectAsked, selectReady } from '../../features/documents/documents.slice.ts';
import { messages } from '../../lib/messages.ts';
import { useAddress } from '../../lib/use-address.ts';

const NewQuestionDialog = lazyPart(
  async () => (await import('../../features/questions/new-question-dialog.tsx')).default,
);

interface TenderChatProps {
  workspaceId: string;
  customerId: string;
  /** Whether the chat shows its own title. */
  titled: boolean;
  actions: ReactNode;
  onOpen: (citation: Citation) => void;
}

/** The chat of a tender, combined with other features: the choice of documents, and the questionnaire. */
export function TenderChat({ workspaceId, customerId, titled, actions, onOpen }: TenderChatProps) {
  const ready = useSelector(selectReady);
  const asked = useSelector(selectAsked);
  const [query, changeAddress] = useAddress();
  const [newQuestion, setNewQuestion] = useState<string | null>(null);
  const hint = ready.length === 0 ? messages.chat.notReady : asked.length === 0 ? messages.chat.noneSelected : null;
  return (
    <>
      <ChatPane
        workspaceId={workspaceId}
        documentIds={asked.length === ready.length ? undefined : asked.map(({ id }) => id)}
        hint={hint}
        titled={titled}
        actions={actions}
        scope={<AskedDocuments />}
        linkedId={query.get('answer')}
        onLeaveLinked={() => changeAddress({ answer: null })}
        onToQuestion={setNewQuestion}
        onOpen={onOpen}
      />
      {newQuestion !== null && (
        <NewQuestionDialog customerId={customerId} text={newQuestion} onClose={() => setNewQuestion(null)} />
      )}
    </>
  );
}

/** Shows a hidden chat if the address leads to one of its answers. */
export function useShownForAnswer(isHidden: boolean, show: () => void): void {
  const [query] = useAddress();
  const answer = query.get('answer');
  const latest = useRef({ isHidden, show });
  useEffect(() => {
    latest.current = { isHidden, show };
  });
  useEffect(() => {
    if (answer && latest.current.isHidden) latest.current.show();
  }, [answer]);
}
