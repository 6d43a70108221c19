import { Button } from '@fluentui/react-components';
import { Copy20Regular } from '@fluentui/react-icons';
import { type ReactNode, useState } from 'react';
import { messages } from '../lib/messages.ts';

/** A button that opens the form of a copy. */
export function CloneButton({ children }: { children: (close: () => void) => ReactNode }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button icon={<Copy20Regular />} onClick={() => setOpen(true)}>
        {messages.common.clone}
      </Button>
      {open && children(() => setOpen(false))}
    </>
  );
}
