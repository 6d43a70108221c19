import type { ChatEntry } from '@bidloom/contract/chat';
import { Button, Menu, MenuItem, MenuList, MenuPopover, MenuTrigger } from '@fluentui/react-components';
import {
  Link20Regular,
  LinkDismiss20Regular,
  MoreHorizontal16Regular,
  Pin20Regular,
  PinOff20Regular,
  TextBulletListAdd20Regular,
} from '@fluentui/react-icons';
import { useState } from 'react';
import { useDispatch } from 'react-redux';
import { ConfirmDialog } from '../../components/confirm-dialog.tsx';
import { chatMessages as text } from '../../lib/messages.chat.ts';
import { toastShown } from '../../lib/state/toasts.slice.ts';
import { type AnswerChange, answerChangeRequested } from './chat.slice.ts';

interface AnswerMenuProps {
  entry: ChatEntry;
  /** Whether the user asked the question: only the asker can share it. */
  isOwn: boolean;
  onToQuestion: (question: string) => void;
}

/** The address of this answer in its tender. */
const linkOf = (id: string) => `${window.location.origin}${window.location.pathname}?pane=chat&answer=${id}`;

/** Actions that use an answer for others: share a link, pin, add to the questionnaire. Sharing and pinning ask first. */
export function AnswerMenu({ entry, isOwn, onToQuestion }: AnswerMenuProps) {
  const dispatch = useDispatch();
  const [asking, setAsking] = useState<'share' | 'pin' | null>(null);
  const { id, workspaceId, isShared, isPinned, question } = entry;
  const change = (wanted: AnswerChange) => dispatch(answerChangeRequested({ workspaceId, id, change: wanted }));
  const copyLink = async (told: boolean) => {
    try {
      await navigator.clipboard.writeText(linkOf(id));
      if (told) dispatch(toastShown({ intent: 'success', message: text.linkCopied }));
    } catch {
      dispatch(toastShown({ intent: 'error', message: text.linkNotCopied }));
    }
  };
  return (
    <>
      <Menu>
        <MenuTrigger disableButtonEnhancement>
          <Button appearance="subtle" size="small" icon={<MoreHorizontal16Regular />} aria-label={text.more} />
        </MenuTrigger>
        <MenuPopover>
          <MenuList>
            {isOwn && !isShared && (
              <MenuItem icon={<Link20Regular />} onClick={() => setAsking('share')}>
                {text.share}
              </MenuItem>
            )}
            {(isShared || isPinned) && (
              <MenuItem icon={<Link20Regular />} onClick={() => copyLink(true)}>
                {text.copyLink}
              </MenuItem>
            )}
            {isOwn && isShared && (
              <MenuItem icon={<LinkDismiss20Regular />} onClick={() => change('unshare')}>
                {text.unshare}
              </MenuItem>
            )}
            {isPinned ? (
              <MenuItem icon={<PinOff20Regular />} onClick={() => change('unpin')}>
                {text.unpin}
              </MenuItem>
            ) : (
              <MenuItem icon={<Pin20Regular />} onClick={() => (isShared ? change('pin') : setAsking('pin'))}>
                {text.pin}
              </MenuItem>
            )}
            <MenuItem icon={<TextBulletListAdd20Regular />} onClick={() => onToQuestion(question)}>
              {text.toQuestion}
            </MenuItem>
          </MenuList>
        </MenuPopover>
      </Menu>
      {asking && (
        <ConfirmDialog
          title={asking === 'share' ? text.shareTitle : text.pinTitle}
          text={asking === 'share' ? text.shareText : text.pinText}
          confirmLabel={asking === 'share' ? text.shareConfirm : text.pinConfirm}
          onCancel={() => setAsking(null)}
          onConfirm={() => {
            // Some browsers allow copying only in the handler of a click, such as this one.
            if (asking === 'share') void copyLink(false);
            change(asking);
            setAsking(null);
          }}
        />
      )}
    </>
  );
}
