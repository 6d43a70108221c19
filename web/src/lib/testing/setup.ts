import { cleanup, configure } from '@testing-library/react';
import { afterEach, vi } from 'vitest';
import { forgetAnswers } from '../answers.ts';

// In milliseconds: a busy machine takes longer than a second to load a screen.
configure({ asyncUtilTimeout: 8000 });

// jsdom has no layout: what asks for it gets the answers of a wide, light screen.
vi.stubGlobal('matchMedia', (query: string) => ({
  matches: false,
  media: query,
  addEventListener: () => {},
  removeEventListener: () => {},
}));
vi.stubGlobal(
  'ResizeObserver',
  class {
    observe() {}
    unobserve() {}
    disconnect() {}
  },
);
Element.prototype.scrollIntoView = () => {};

afterEach(() => {
  cleanup();
  forgetAnswers();
  localStorage.clear();
  sessionStorage.clear();
});
