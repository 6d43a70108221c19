import type { Endpoint } from '@bidloom/contract';
import { Button } from '@fluentui/react-components';
import { ArrowUpload20Regular } from '@fluentui/react-icons';
import { useState } from 'react';
import { messages } from '../lib/messages.ts';
import type { ImportProps } from './import-dialog.tsx';
import { lazyPart } from './lazy-part.tsx';

const ImportDialog = lazyPart(async () => (await import('./import-dialog.tsx')).ImportDialog);

/** A button whose dialog imports rows from an Excel sheet. */
export function ImportButton<I extends Endpoint, T extends Endpoint>(props: ImportProps<I, T>) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button icon={<ArrowUpload20Regular />} onClick={() => setOpen(true)}>
        {messages.imports.open}
      </Button>
      {open && <ImportDialog {...props} onClose={() => setOpen(false)} />}
    </>
  );
}
