import type { ReactElement } from 'react';

/** Something that can be done with the document that is shown. */
export interface ViewerTool {
  id: string;
  label: string;
  icon: ReactElement;
  onClick: () => void;
  /** Whether it is on, where it can be on and off. */
  checked?: boolean;
  disabled?: boolean;
  /** Always in the menu: not needed often enough for a button. */
  inMenu?: boolean;
}
