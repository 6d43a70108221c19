import { Dialog, DialogBody, DialogContent, DialogSurface, makeStyles } from '@fluentui/react-components';
import type { ReactNode } from 'react';

const useStyles = makeStyles({
  surface: {
    width: '100vw',
    maxWidth: '100vw',
    height: '100dvh',
    maxHeight: '100dvh',
    padding: 0,
    border: 'none',
    borderRadius: 0,
  },
  body: { display: 'flex', flexDirection: 'column', height: '100%', maxHeight: '100%' },
  content: { display: 'flex', flexDirection: 'column', flexGrow: 1, minHeight: 0, padding: 0, overflow: 'hidden' },
});

interface FullScreenProps {
  label: string;
  onClose: () => void;
  children: ReactNode;
}

/** Shows its content in the whole window. Escape closes it. */
export function FullScreen({ label, onClose, children }: FullScreenProps) {
  const styles = useStyles();
  return (
    <Dialog open onOpenChange={(_, { open }) => !open && onClose()}>
      <DialogSurface className={styles.surface} aria-label={label}>
        <DialogBody className={styles.body}>
          <DialogContent className={styles.content}>{children}</DialogContent>
        </DialogBody>
      </DialogSurface>
    </Dialog>
  );
}
