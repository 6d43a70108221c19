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
import { useDispatch, useSelector } from 'react-redux';
import { RowMenu } from '../../../components/row-menu.tsx';
import { call } from '../../../lib/api-client.ts';
import { messageOf } from '../../../lib/api-error.ts';
import { allTenderMessages } from '../../../lib/messages.tenders.ts';
import { selectUser } from '../../../lib/state/auth.slice.ts';
import { toastShown } from '../../../lib/state/toasts.slice.ts';
import { useOrganizationId } from '../../../lib/use-organization-id.ts';

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

/** Renames, replaces and deletes views: one's own, and shared ones for administrators. */
export function ViewsDialog({ views, shown, onChanged, onRename, onClose }: ViewsDialogProps) {
  const styles = useStyles();
  const dispatch = useDispatch();
  const organizationId = useOrganizationId();
  const isAdmin = useSelector(selectUser)?.role === 'ORGANIZATION_ADMIN';

  const doing = async (work: () => Promise<unknown>, done: string, failure: string) => {
    try {
      await work();
      dispatch(toastShown({ intent: 'success', message: done }));
      onChanged();
    } catch (error) {
      dispatch(toastShown({ intent: 'error', message: messageOf(error, failure) }));
    }
  };
  const actionsOf = (view: WorkspaceView) => {
    const { id, name, isShared } = view;
    const params = { organizationId, id };
    const replace = () => call(updateView, { params, body: { name, isShared, query: shown } });
    const remove = () => call(deleteView, { params });
    return [
      { id: 'rename', label: text.rename, onClick: () => onRename(view) },
      { id: 'replace', label: text.replace, onClick: () => void doing(replace, text.saved(name), text.saveFailed) },
      { id: 'remove', label: text.remove, onClick: () => void doing(remove, text.removed(name), text.removeFailed) },
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
