import type { Citation } from '@bidloom/contract/chat';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useSelector } from 'react-redux';
import { lazyPart } from '../../components/lazy-part.tsx';
import { ChatPane } from '../../features/chat/chat-pane.tsx';
import { AskedDocuments } from '../../features/documents/asked-documents.tsx';
import { selectAsked, selectReady } from '../../features/documents/documents.slice.ts';
import { useHandedQuestion } from '../../lib/handed-question.ts';
import { chatMessages } from '../../lib/messages.chat.ts';
import { messages } from '../../lib/messages.ts';
import { useAddress } from '../../lib/use-address.ts';
import { useReopenedForm } from '../../lib/use-reopened-form.ts';

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
  const [handed, onHanded] = useHandedQuestion();
  const [newQuestion, setNewQuestion] = useState<string | null>(null);
  // The form's id is the question as it was asked.
  useReopenedForm(chatMessages.newQuestion.title, true, setNewQuestion);
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
        handed={handed}
        onHanded={onHanded}
        onToQuestion={setNewQuestion}
        onOpen={onOpen}
      />
      {newQuestion !== null && (
        <NewQuestionDialog customerId={customerId} text={newQuestion} onClose={() => setNewQuestion(null)} />
      )}
    </>
  );
}

/** Shows the chat if the address leads to one of its answers, or if a question was handed to it. */
export function useShownChat(
  isHidden: boolean,
  toggle: (side: 'chat') => void,
  setFront: (front: 'chat') => void,
): void {
  const [query] = useAddress();
  const [handed] = useHandedQuestion();
  const answer = query.get('answer');
  const latest = useRef({ isHidden, toggle, setFront });
  useEffect(() => {
    latest.current = { isHidden, toggle, setFront };
  });
  useEffect(() => {
    const { isHidden, toggle, setFront } = latest.current;
    if ((answer || handed) && isHidden) toggle('chat');
    // A link to an answer names the pane in front itself.
    if (handed) setFront('chat');
  }, [answer, handed]);
}
