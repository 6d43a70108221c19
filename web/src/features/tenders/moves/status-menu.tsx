import { waysOf } from '@bidloom/contract/workspace-statuses';
import type { Workspace } from '@bidloom/contract/workspaces';
import {
  Menu,
  MenuButton,
  MenuDivider,
  MenuItem,
  MenuList,
  MenuPopover,
  MenuTrigger,
  makeStyles,
} from '@fluentui/react-components';
import { useState } from 'react';
import { TenderStatus } from '../../../components/tender-status.tsx';
import { allTenderMessages as text } from '../../../lib/messages.tenders.ts';
import { StatusHistory } from './status-history.tsx';
import { useMoves } from './use-moves.tsx';

const useStyles = makeStyles({ button: { padding: '0 2px', minWidth: 0 } });

/** The status of a tender, with a menu of its next statuses and of its history. */
export function StatusMenu({ tender }: { tender: Workspace }) {
  const styles = useStyles();
  const { move, dialog } = useMoves([tender]);
  const [isHistory, setIsHistory] = useState(false);
  return (
    <>
      <Menu>
        <MenuTrigger disableButtonEnhancement>
          <MenuButton
            className={styles.button}
            appearance="transparent"
            size="small"
            aria-label={text.history.open(tender.status)}
          >
            <TenderStatus status={tender.status} />
          </MenuButton>
        </MenuTrigger>
        <MenuPopover>
          <MenuList>
            {waysOf(tender).map((status) => (
              <MenuItem key={status} onClick={() => move(tender, status)}>
                {text.moveTo(status)}
              </MenuItem>
            ))}
            <MenuDivider />
            <MenuItem onClick={() => setIsHistory(true)}>{text.history.show}</MenuItem>
          </MenuList>
        </MenuPopover>
      </Menu>
      {dialog}
      {isHistory && <StatusHistory tender={tender} onClose={() => setIsHistory(false)} />}
    </>
  );
}
