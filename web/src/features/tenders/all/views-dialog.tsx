import { deleteView, updateView, type ViewQuery, type WorkspaceView } from '@bidloom/contract/workspace-views';
import {
  Button,
  Dialog,
  DialogActions,
  DialogBody,
  DialogContent,
  DialogSurface,
  DialogTitle,
  makeStyles,
  Text,
  tokens,
} from '@fluentui/react-components';
import { useSelector } from 'react-redux';
import { RowMenu } from '../../../components/row-menu.tsx';
import { allTenderMessages } from '../../../lib/messages.tenders.ts';
import { selectUser } from '../../../lib/state/auth.slice.ts';
import { useOrganizationId } from '../../../lib/use-organization-id.ts';
import { useSend } from '../../../lib/use-send.ts';

const text = allTenderMessages.views;

const useStyles = makeStyles({
  list: { margin: 0, padding: 0, listStyleType: 'none' },
  row: {
    display: 'flex',
    alignItems: 'center',
    gap: '8px',
    minHeight: '44px',
    borderBottom: `1px solid ${tokens.colorNeutralStroke2}`,
  },
  name: { flexGrow: 1, overflowWrap: 'anywhere' },
  quiet: { color: tokens.colorNeutralForeground2 },
});

interface ViewsDialogProps {
  views: readonly WorkspaceView[];
  /** What the list shows now. */
  shown: ViewQuery;
  onChanged: () => void;
  onRename: (view: WorkspaceView) => void;
  onClose: () => void;
}

/** Renames, replaces and deletes views: the user's own, and for administrators shared ones. */
export function ViewsDialog({ views, shown, onChanged, onRename, onClose }: ViewsDialogProps) {
  const styles = useStyles();
  const { send } = useSend();
  const organizationId = useOrganizationId();
  const isAdmin = useSelector(selectUser)?.role === 'ORGANIZATION_ADMIN';

  const actionsOf = (view: WorkspaceView) => {
    const { id, name, isShared } = view;
    const params = { organizationId, id };
    const replace = async () => {
      const input = { params, body: { name, isShared, query: shown } };
      if (await send(updateView, input, { done: text.saved(name), failed: text.saveFailed })) onChanged();
    };
    const remove = async () => {
      if (await send(deleteView, { params }, { done: text.removed(name), failed: text.removeFailed })) onChanged();
    };
    return [
      { id: 'rename', label: text.rename, onClick: () => onRename(view) },
      { id: 'replace', label: text.replace, onClick: () => void replace() },
      { id: 'remove', label: text.remove, onClick: () => void remove() },
    ];
  };
  return (
    <Dialog open onOpenChange={(_, { open }) => !open && onClose()}>
      <DialogSurface>
        <DialogBody>
          <DialogTitle>{text.manageTitle}</DialogTitle>
          <DialogContent>
            <ul className={styles.list}>
              {views.map((view) => (
                <li key={view.id} className={styles.row}>
                  <span className={styles.name}>{view.name}</span>
                  {view.isShared && (
                    <Text size={200} className={styles.quiet}>
                      {text.shared}
                    </Text>
                  )}
                  {(view.isOwn || isAdmin) && <RowMenu label={text.actions(view.name)} actions={actionsOf(view)} />}
                </li>
              ))}
            </ul>
          </DialogContent>
          <DialogActions>
            <Button onClick={onClose}>{text.close}</Button>
          </DialogActions>
        </DialogBody>
      </DialogSurface>
    </Dialog>
  );
}
