import { exportFormats, type Run } from '@bidloom/contract/runs';
import { Menu, MenuButton, MenuItem, MenuList, MenuPopover, MenuTrigger, Spinner } from '@fluentui/react-components';
import { ArrowDownload16Regular } from '@fluentui/react-icons';
import { useDispatch, useSelector } from 'react-redux';
import { messages } from '../../lib/messages.ts';
import { exportRequested, selectRuns } from './runs.slice.ts';

const text = messages.runs;

/** The file formats of a run's results. */
export function ExportMenu({ run }: { run: Run }) {
  const dispatch = useDispatch();
  const writing = useSelector(selectRuns).exporting[run.id] !== undefined;
  return (
    <Menu>
      <MenuTrigger disableButtonEnhancement>
        <MenuButton
          size="small"
          icon={writing ? <Spinner size="extra-tiny" /> : <ArrowDownload16Regular />}
          disabledFocusable={writing}
        >
          {writing ? text.writing : text.download}
        </MenuButton>
      </MenuTrigger>
      <MenuPopover>
        <MenuList>
          {exportFormats[run.requestType].map((format) => (
            <MenuItem
              key={format}
              onClick={() => dispatch(exportRequested({ workspaceId: run.workspaceId, id: run.id, format }))}
            >
              {text.formatOf(run, format)}
            </MenuItem>
          ))}
        </MenuList>
      </MenuPopover>
    </Menu>
  );
}
