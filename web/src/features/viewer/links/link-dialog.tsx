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
} from '@fluentui/react-components';
import { messages } from '../../../lib/messages.ts';

const text = messages.office;

const useStyles = makeStyles({
  address: { display: 'block', marginTop: '12px', overflowWrap: 'anywhere', maxHeight: '8em', overflowY: 'auto' },
});

/** Asks before a link of a document is opened, and shows its full address. */
export function LinkDialog({ address, onClose }: { address: string; onClose: () => void }) {
  const styles = useStyles();
  return (
    <Dialog open modalType="alert" onOpenChange={(_, { open }) => !open && onClose()}>
      <DialogSurface>
        <DialogBody>
          <DialogTitle>{text.linkTitle}</DialogTitle>
          <DialogContent>
            {text.linkText}
            <Text className={styles.address} font="monospace">
              {address}
            </Text>
          </DialogContent>
          <DialogActions>
            <Button onClick={onClose}>{messages.common.cancel}</Button>
            <Button
              as="a"
              appearance="primary"
              href={address}
              target="_blank"
              rel="noopener noreferrer"
              onClick={onClose}
            >
              {text.linkOpen}
            </Button>
          </DialogActions>
        </DialogBody>
      </DialogSurface>
    </Dialog>
  );
}
