import { type ReactNode, useContext, useEffect, useRef, useState } from 'react';
import { UNSAFE_NavigationContext } from 'react-router-dom';
import { messages } from '../lib/messages.ts';
import { ConfirmDialog } from './confirm-dialog.tsx';

const text = messages.common;

/** Targets without a question: after the end of a session the user has no choice. */
const free = ['/login', '/unauthorized'];

/** The position in the browser's history, as the router counts it. */
const placeNow = (): number => Number((window.history.state as { idx?: number } | null)?.idx ?? 0);

/**
 * Asks before changes on a screen are lost by a link, by Back or by leaving the site. The screen must render the returned dialog.
 * The plain router has no such feature, and the router that has it is too large for the first screen.
 */
export function useLeaveQuestion(isChanged: boolean): ReactNode {
  const { navigator } = useContext(UNSAFE_NavigationContext);
  const [leave, setLeave] = useState<(() => void) | null>(null);
  const isLeaving = useRef(false);

  useEffect(() => {
    if (!isChanged) return;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, [isChanged]);

  useEffect(() => {
    if (!isChanged) return;
    const ask = (go: () => void) =>
      setLeave(() => () => {
        isLeaving.current = true;
        go();
      });
    const { push, replace } = navigator;
    const guarded =
      (go: typeof push): typeof push =>
      (...args) => {
        const [to] = args;
        const pathname = typeof to === 'string' ? new URL(to, window.location.href).pathname : to.pathname;
        // A change of the query stays on the same screen.
        const stays = !pathname || pathname === window.location.pathname;
        if (isLeaving.current || stays || free.includes(pathname)) go.apply(navigator, args);
        else ask(() => go.apply(navigator, args));
      };
    navigator.push = guarded(push);
    navigator.replace = guarded(replace);

    const here = placeNow();
    let isReturning = false;
    // Handled before the router. The step in the history is reversed until the user confirms it.
    const onPop = (event: PopStateEvent) => {
      if (isLeaving.current) return;
      const steps = placeNow() - here;
      if (steps === 0 && !isReturning) return;
      event.stopImmediatePropagation();
      if (isReturning) {
        isReturning = false;
        return;
      }
      isReturning = true;
      window.history.go(-steps);
      ask(() => window.history.go(steps));
    };
    window.addEventListener('popstate', onPop, { capture: true });
    return () => {
      navigator.push = push;
      navigator.replace = replace;
      window.removeEventListener('popstate', onPop, { capture: true });
    };
  }, [isChanged, navigator]);

  if (!leave) return null;
  return (
    <ConfirmDialog
      title={text.discardTitle}
      text={text.discardText}
      confirmLabel={text.discard}
      cancelLabel={text.keepEditing}
      onConfirm={leave}
      onCancel={() => setLeave(null)}
    />
  );
}
