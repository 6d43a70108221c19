import { type RefObject, useEffect, useRef } from 'react';
import { scrollToElement } from './use-frame-pages.ts';

/**
 * A document without scripts sends no events for clicks and keys. But a click moves the focus into its frame, and the app gets an event
 * for that: it checks the element under the pointer, and takes the focus back to get the keys. `onLink` gets the address of a clicked
 * link; a link within the document is followed.
 */
export function useFrameEvents(
  root: HTMLElement | null,
  holder: RefObject<HTMLElement | null>,
  onLink: (address: string) => void,
): void {
  const latest = useRef(onLink);
  useEffect(() => {
    latest.current = onLink;
  });

  useEffect(() => {
    const frame = root?.ownerDocument;
    if (!root || !frame) return;
    let timer: ReturnType<typeof setTimeout>;
    const onBlur = () => {
      clearTimeout(timer);
      // Browsers update the focused element a moment after the focus has moved.
      timer = setTimeout(() => {
        const element = frame.defaultView?.frameElement;
        if (!element || document.activeElement !== element) return;
        const link = root.querySelector<HTMLElement>('a:hover');
        holder.current?.focus({ preventScroll: true });
        const { link: address, anchor } = link?.dataset ?? {};
        const target = anchor ? frame.getElementById(anchor) : null;
        if (address) latest.current(address);
        else if (target) scrollToElement(target, 0.1);
      });
    };
    window.addEventListener('blur', onBlur);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('blur', onBlur);
    };
  }, [root, holder]);
}

/** How far Page Up and Page Down scroll, as a fraction of the view. */
const pageStep = 0.9;
/** In pixels. */
const lineStep = 40;

/** Scrolls a drawn document by a key, like a browser; returns whether it did. */
export function scrollByKey(root: HTMLElement, { key, shiftKey }: Pick<KeyboardEvent, 'key' | 'shiftKey'>): boolean {
  const view = root.ownerDocument.defaultView;
  if (!view) return false;
  const page = view.innerHeight * pageStep;
  const steps: Record<string, [left: number, top: number]> = {
    ArrowDown: [0, lineStep],
    ArrowUp: [0, -lineStep],
    ArrowRight: [lineStep, 0],
    ArrowLeft: [-lineStep, 0],
    PageDown: [0, page],
    PageUp: [0, -page],
    ' ': [0, shiftKey ? -page : page],
    Home: [0, -root.ownerDocument.documentElement.scrollHeight],
    End: [0, root.ownerDocument.documentElement.scrollHeight],
  };
  const [left, top] = steps[key] ?? [];
  if (left === undefined || top === undefined) return false;
  view.scrollBy({ left, top });
  return true;
}

/**
 * Copies the selection of a drawn document, which does not have the focus, without repeated rows; returns whether anything was selected.
 */
export function copySelection(root: HTMLElement | null, data: DataTransfer): boolean {
  const selection = root?.ownerDocument.getSelection();
  // Browsers do not agree whether a selection contains what can't be selected, but none has what is not displayed.
  root?.toggleAttribute('data-copying', true);
  const text = selection?.toString() ?? '';
  root?.toggleAttribute('data-copying', false);
  if (!selection || !text || selection.rangeCount === 0) return false;
  const holder = document.implementation.createHTMLDocument('').createElement('div');
  holder.append(selection.getRangeAt(0).cloneContents());
  for (const row of holder.querySelectorAll('[data-repeated]')) row.remove();
  data.setData('text/plain', text);
  data.setData('text/html', holder.innerHTML);
  return true;
}
