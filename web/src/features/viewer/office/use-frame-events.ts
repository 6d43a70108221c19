import { type RefObject, useEffect, useRef } from 'react';
import { scrollToElement } from './use-frame-pages.ts';

/**
 * A document without scripts tells nothing of clicks and keys, to nobody. But a click takes the focus into its frame, which this side is
 * told of: it looks what the pointer is on, and takes the focus back, so that keys come here. `onLink` gets the address that a link leads
 * to; one that leads to another place of the document is followed.
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
      // Browsers say which element has the focus a moment after it has moved.
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

/** How far a key scrolls, in parts of the view. */
const pageStep = 0.9;
/** In pixels. */
const lineStep = 40;

/** Scrolls a drawn document as a browser would by this key; whether it did. */
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

/** Copies what is selected in a drawn document, which has lost the focus to this side; whether anything was. */
export function copySelection(root: HTMLElement | null, data: DataTransfer): boolean {
  const selection = root?.ownerDocument.getSelection();
  const text = selection?.toString() ?? '';
  if (!selection || !text || selection.rangeCount === 0) return false;
  const holder = document.implementation.createHTMLDocument('').createElement('div');
  holder.append(selection.getRangeAt(0).cloneContents());
  data.setData('text/plain', text);
  data.setData('text/html', holder.innerHTML);
  return true;
}
