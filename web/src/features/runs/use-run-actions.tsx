import { exportFormats, type Run } from '@bidloom/contract/runs';
import {
  ArrowClockwise20Regular,
  ArrowDownload20Regular,
  Open20Regular,
  RecordStop20Regular,
  Rename20Regular,
} from '@fluentui/react-icons';
import { useDispatch } from 'react-redux';
import { useNavigate } from 'react-router-dom';
import type { RowAction } from '../../components/row-menu.tsx';
import { resultMessages } from '../../lib/messages.results.ts';
import { messages } from '../../lib/messages.ts';
import { runQuery } from './run-url.ts';
import { cancelRequested, exportRequested, isInProgress, retryRequested } from './runs.slice.ts';

const text = messages.runs;

/** The actions on a run in its current state, except deleting it. */
export function useRunActions(onRename: (run: Run) => void): (run: Run) => RowAction[] {
  const dispatch = useDispatch();
  const navigate = useNavigate();
  return (run) => {
    const key = { workspaceId: run.workspaceId, id: run.id };
    const open = {
      id: 'open',
      label: text.open,
      icon: <Open20Regular />,
      onClick: () => void navigate(runQuery(run)),
    };
    const rename = {
      id: 'rename',
      label: resultMessages.rename,
      icon: <Rename20Regular />,
      onClick: () => onRename(run),
    };
    if (isInProgress(run)) {
      const onClick = () => dispatch(cancelRequested(key));
      return [open, rename, { id: 'cancel', label: text.cancel, icon: <RecordStop20Regular />, onClick }];
    }
    const retry = {
      id: 'retry',
      label: text.retry,
      icon: <ArrowClockwise20Regular />,
      onClick: () => dispatch(retryRequested(key)),
    };
    const downloads = exportFormats[run.requestType].map((format) => ({
      id: format,
      label: text.downloadAs(text.formatOf(run, format)),
      icon: <ArrowDownload20Regular />,
      onClick: () => dispatch(exportRequested({ ...key, format })),
    }));
    return [open, rename, ...(run.status === 'completed' ? [] : [retry]), ...downloads];
  };
}
