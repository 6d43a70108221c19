import {
  Button,
  Dialog,
  DialogActions,
  DialogBody,
  DialogContent,
  DialogSurface,
  DialogTitle,
} from '@fluentui/react-components';
import type { ReactNode } from 'react';
import { messages } from '../lib/messages.ts';

interface ConfirmDialogProps {
  title: string;
  text: string;
  confirmLabel: string;
  cancelLabel?: string;
  onConfirm: () => void;
  onCancel: () => void;
  /** Further choices in the dialog. */
  children?: ReactNode;
}

/** Asks before something is lost. Escape and Cancel change nothing. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { title, text, confirmLabel, cancelLabel, onConfirm, onCancel, children } = props;
  return (
    <Dialog open modalType="alert" onOpenChange={(_, { open }) => !open && onCancel()}>
      <DialogSurface>
        <DialogBody>
          <DialogTitle>{title}</DialogTitle>
          <DialogContent>
            {text}
            {children && <div>{children}</div>}
          </DialogContent>
          <DialogActions>
            <Button onClick={onCancel}>{cancelLabel ?? messages.common.cancel}</Button>
            <Button appearance="primary" onClick={onConfirm}>
              {confirmLabel}
            </Button>
          </DialogActions>
        </DialogBody>
      </DialogSurface>
    </Dialog>
  );
}
