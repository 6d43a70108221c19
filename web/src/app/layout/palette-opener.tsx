import { useState } from 'react';
import { lazyPart } from '../../components/lazy-part.tsx';
import { useEarlyKeys } from './use-early-keys.ts';

const CommandPalette = lazyPart(async () => (await import('../palette/command-palette.tsx')).default);

/** The command palette, whose code comes when it is first opened; what is typed until then is in its field. */
export function PaletteOpener({ onClose }: { onClose: () => void }) {
  const [typed, setTyped] = useState('');
  useEarlyKeys({ onTyped: setTyped, onEscape: onClose });
  return <CommandPalette typed={typed} onTyped={setTyped} onClose={onClose} />;
}
