import { exportFormats } from '@bidloom/contract/runs';
import {
  Button,
  Menu,
  MenuItem,
  MenuList,
  MenuPopover,
  MenuTrigger,
  makeStyles,
  Spinner,
  Text,
  tokens,
} from '@fluentui/react-components';
import { ArrowDownload20Regular, MoreHorizontal20Regular, RecordStop16Regular } from '@fluentui/react-icons';
import { useDispatch, useSelector } from 'react-redux';
import { messages } from '../../lib/messages.ts';
import { selectProgressByRequest } from '../../lib/state/progress.slice.ts';
import { cancelRequested, selectRuns } from '../runs/runs.slice.ts';
import { chatDownloadRequested, selectChatExport } from './chat-export.slice.ts';

const text = messages.chatExport;

const useStyles = makeStyles({
  busy: { display: 'flex', alignItems: 'center', gap: '6px', minWidth: 0 },
  stage: {
    color: tokens.colorNeutralForeground2,
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
  },
});

interface ChatExportMenuProps {
  workspaceId: string;
  /** Whether nothing has been asked in this tender yet. */
  isEmpty: boolean;
}

/** Downloads the chat's questions and answers. While they are collected, it shows the progress and can be stopped. */
export function ChatExportMenu({ workspaceId, isEmpty }: ChatExportMenuProps) {
  const styles = useStyles();
  const dispatch = useDispatch();
  const gathering = useSelector(selectChatExport).byWorkspace[workspaceId];
  const progress = useSelector(selectProgressByRequest);
  const { exporting } = useSelector(selectRuns);
  const requestId = gathering?.requestId ?? null;
  const writing = requestId !== null && exporting[requestId] !== undefined;

  if (gathering) {
    return (
      <div className={styles.busy} role="status">
        <Spinner size="extra-tiny" />
        <Text size={200} className={styles.stage}>
          {writing ? messages.runs.writing : (requestId && progress[requestId]?.stage) || text.gathering}
        </Text>
        {requestId && !writing && (
          <Button
            size="small"
            appearance="subtle"
            icon={<RecordStop16Regular />}
            aria-label={messages.runs.cancel}
            title={messages.runs.cancel}
            onClick={() => dispatch(cancelRequested({ workspaceId, id: requestId }))}
          />
        )}
      </div>
    );
  }
  return (
    <Menu>
      <MenuTrigger disableButtonEnhancement>
        <Button appearance="subtle" icon={<MoreHorizontal20Regular />} aria-label={text.menu} title={text.menu} />
      </MenuTrigger>
      <MenuPopover>
        <MenuList>
          {exportFormats.chat_export.map((format) => (
            <MenuItem
              key={format}
              icon={<ArrowDownload20Regular />}
              onClick={() => dispatch(chatDownloadRequested({ workspaceId, format, isEmpty }))}
            >
              {messages.runs.downloadAs(messages.runs.formats[format])}
            </MenuItem>
          ))}
        </MenuList>
      </MenuPopover>
    </Menu>
  );
}
