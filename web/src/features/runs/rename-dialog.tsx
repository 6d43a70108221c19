import type { Run } from '@bidloom/contract/runs';
import {
  Button,
  Dialog,
  DialogActions,
  DialogBody,
  DialogContent,
  DialogSurface,
  DialogTitle,
  Field,
  Input,
} from '@fluentui/react-components';
import { type FormEvent, useState } from 'react';
import { useDispatch } from 'react-redux';
import { resultMessages as text } from '../../lib/messages.results.ts';
import { messages } from '../../lib/messages.ts';
import { renameRequested } from './runs.slice.ts';

/** The longest name, in characters. */
const longest = 200;

/** Gives a run a name, so that it can be found again. Enter saves, Escape cancels. */
export function RenameDialog({ run, onClose }: { run: Run; onClose: () => void }) {
  const dispatch = useDispatch();
  const [name, setName] = useState(run.name ?? '');
  const save = (event: FormEvent) => {
    event.preventDefault();
    if (name.trim() !== (run.name ?? '')) {
      dispatch(renameRequested({ workspaceId: run.workspaceId, id: run.id, name: name.trim() }));
    }
    onClose();
  };
  return (
    <Dialog open onOpenChange={(_, { open }) => !open && onClose()}>
      <DialogSurface>
        <form onSubmit={save}>
          <DialogBody>
            <DialogTitle>{text.renameTitle}</DialogTitle>
            <DialogContent>
              <Field label={text.name} hint={text.renameHint}>
                <Input autoFocus value={name} maxLength={longest} onChange={(_, { value }) => setName(value)} />
              </Field>
            </DialogContent>
            <DialogActions>
              <Button onClick={onClose}>{messages.common.cancel}</Button>
              <Button type="submit" appearance="primary">
                {messages.common.save}
              </Button>
            </DialogActions>
          </DialogBody>
        </form>
      </DialogSurface>
    </Dialog>
  );
}
