import type { ErrorCode } from './envelope.ts';

declare const ofCatalogue: unique symbol;

/** A failure of the catalogue `failures.ts`. Only `coded` makes one, so that no text is written elsewhere. */
export interface CodedMessage {
  code: ErrorCode;
  /** Tells what happened and what to do. */
  message: string;
  [ofCatalogue]: true;
}

/** Makes an entry of the catalogue. */
export const coded = (code: ErrorCode, message: string) => ({ code, message }) as CodedMessage;
