import { Link } from '@fluentui/react-components';
import type { ReactNode } from 'react';

/** A button that looks like a link within text. */
export function TextButton({ label, onClick, children }: { label: string; onClick: () => void; children: ReactNode }) {
  return (
    <Link as="button" inline aria-label={label} onClick={onClick}>
      {children}
    </Link>
  );
}
