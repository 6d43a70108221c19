import { act, cleanup, configure } from '@testing-library/react';
import { afterEach, vi } from 'vitest';
import { forgetAnswers } from '../answers.ts';

// In milliseconds: a busy machine takes longer than a second to load a screen.
configure({ asyncUtilTimeout: 20_000 });

// jsdom has no layout: media queries get the answers of a wide, light screen.
vi.stubGlobal('matchMedia', (query: string) => ({
  matches: false,
  media: query,
  addEventListener: () => {},
  removeEventListener: () => {},
}));
vi.stubGlobal(
  'ResizeObserver',
  class {
    readonly #callback: ResizeObserverCallback;
    constructor(callback: ResizeObserverCallback) {
      this.#callback = callback;
    }
    /** A browser calls back once for each new element. */
    observe(target: Element) {
      const entry = { target, contentRect: target.getBoundingClientRect() };
      queueMicrotask(() => act(() => this.#callback([entry as ResizeObserverEntry], this)));
    }
    unobserve() {}
    disconnect() {}
  },
);
Element.prototype.scrollIntoView = () => {};

// To decide whether an element is visible, jsdom checks every style rule for every element, and each screen adds hundreds of rules. So
// only rules about visibility and the colours of the theme are kept.
const { insertRule } = CSSStyleSheet.prototype;
CSSStyleSheet.prototype.insertRule = function (rule, index) {
  return /(?:display|visibility|z-index|--[\w-]+)\s*:/.test(rule) ? insertRule.call(this, rule, index) : 0;
};

/** What a page that is about to be closed would ask. It ends with its page, but all tests of a worker share one. */
const questions = new Set<EventListenerOrEventListenerObject>();
const { addEventListener } = window;
window.addEventListener = (
  type: string,
  listener: EventListenerOrEventListenerObject,
  options?: boolean | AddEventListenerOptions,
) => {
  if (type === 'beforeunload') questions.add(listener);
  addEventListener.call(window, type, listener, options);
};

afterEach(() => {
  cleanup();
  for (const question of questions) window.removeEventListener('beforeunload', question);
  questions.clear();
  forgetAnswers();
  localStorage.clear();
  sessionStorage.clear();
  // The next test may have no browser's history: `useAddress` compares the browser's entry with the one that the router shows.
  window.history.replaceState(null, '');
});
