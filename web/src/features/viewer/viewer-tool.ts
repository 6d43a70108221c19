import type { ReactElement } from 'react';

/** A tool for the shown document. */
export interface ViewerTool {
  id: string;
  label: string;
  icon: ReactElement;
  onClick: () => void;
  /** Whether it is on, for a tool that can be turned on and off. */
  checked?: boolean;
  disabled?: boolean;
  /** Always in the menu, because it is rarely needed. */
  inMenu?: boolean;
}
