import type { KeyboardEvent } from 'react';

const controls = 'input:enabled, button:enabled';

/**
 * Moves the focus in a list by the arrow keys: Left and Right to the next control of a row, Up and Down to the same control of the
 * next row. So a row needs one Tab stop only.
 */
export function moveInRows(event: KeyboardEvent<HTMLElement>): void {
  const { target, currentTarget, key } = event;
  // Menus of a row are drawn elsewhere, but their events arrive here as well.
  if (!(target instanceof HTMLElement) || !currentTarget.contains(target)) return;
  if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
  const row = target.closest('li');
  if (!row) return;
  const own = controlsOf(row);
  const at = own.indexOf(target);
  const next = isSideways(key) ? own[at + stepOf(key)] : isUpOrDown(key) ? below(target, row, at, key) : undefined;
  if (!next) return;
  event.preventDefault();
  next.focus();
}

const controlsOf = (row: Element): HTMLElement[] => [...row.querySelectorAll<HTMLElement>(controls)];
const isSideways = (key: string) => key === 'ArrowLeft' || key === 'ArrowRight';
const isUpOrDown = (key: string) => key === 'ArrowUp' || key === 'ArrowDown';
const stepOf = (key: string) => (key === 'ArrowLeft' || key === 'ArrowUp' ? -1 : 1);

/** The control of the next row that has some. */
function below(target: HTMLElement, row: Element, at: number, key: string): HTMLElement | undefined {
  // Down opens the menu of a button that has one.
  if (target.getAttribute('aria-haspopup') === 'menu') return undefined;
  const rows = [...(row.parentElement?.children ?? [])].filter((other) => controlsOf(other).length > 0);
  const next = rows[rows.indexOf(row) + stepOf(key)];
  const there = next ? controlsOf(next) : [];
  return there.find(({ dataset }) => dataset.part === target.dataset.part) ?? there[at] ?? there[0];
}
