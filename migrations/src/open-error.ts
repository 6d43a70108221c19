/** Why the database could not be opened, in words that tell an operator what to do: it is shown without a trace. */
export class DatabaseOpenError extends Error {
  override name = 'DatabaseOpenError';
}
