import { spendOperators } from './spending.ts';

type Listener = (event: { data: Message }) => void;

/** What the two halves of pdf.js send each other; only what is looked at here. */
interface Message {
  action?: string;
  data?: unknown;
  stream?: number;
  chunk?: unknown;
}

interface OperatorChunk {
  fnArray: unknown[];
  argsArray: unknown[];
}

/**
 * Connects the two halves of pdf.js, which both run in the calling thread here, and hands messages over as they are. pdf.js's own way
 * copies each of them and turns every glyph into an outline for drawing, which costs a third of the time to read a page.
 */
export function connectInProcess(): { display: object; core: object } {
  const display = createEnd();
  const core = createEnd();
  display.other = core;
  core.other = display;
  return { display, core };
}

interface End {
  other: End | null;
  listeners: Set<Listener>;
  postMessage(message: Message): void;
  addEventListener(name: string, listener: Listener, options?: { signal?: AbortSignal }): void;
  removeEventListener(name: string, listener: Listener): void;
}

function createEnd(): End {
  return {
    other: null,
    listeners: new Set(),
    postMessage(message) {
      const data = detach(message);
      queueMicrotask(() => {
        for (const listener of this.other?.listeners ?? []) listener({ data });
      });
    },
    addEventListener(_name, listener, options) {
      this.listeners.add(listener);
      options?.signal?.addEventListener('abort', () => this.listeners.delete(listener));
    },
    removeEventListener(_name, listener) {
      this.listeners.delete(listener);
    },
  };
}

/** The sender empties its lists of operators once they are sent. Fonts are only looked up, never installed for drawing. */
function detach(message: Message): Message {
  if (message.stream && isOperatorChunk(message.chunk)) {
    const { fnArray, argsArray } = message.chunk;
    spendOperators(fnArray.length);
    return { ...message, chunk: { ...message.chunk, fnArray: fnArray.slice(), argsArray: argsArray.slice() } };
  }
  if (message.action === 'commonobj' && Array.isArray(message.data) && message.data[1] === 'Font') {
    const [name, kind, font] = message.data;
    return { ...message, data: [name, kind, { ...font, extra: { ...font.extra, attached: true } }] };
  }
  return message;
}

function isOperatorChunk(chunk: unknown): chunk is OperatorChunk {
  return typeof chunk === 'object' && chunk !== null && 'fnArray' in chunk && 'argsArray' in chunk;
}
