import { Spinner } from '@fluentui/react-components';
import { messages } from '../lib/messages.ts';

/** Milliseconds before the spinner is drawn, so that fast answers do not flicker. */
const delay = 300;

/**
 * Shown while a part of a screen loads. Fluent draws the label of a spinner, which is its accessible name, only after the delay; until
 * then the name is set here.
 */
export function Loading() {
  return <Spinner label={messages.common.loading} aria-label={messages.common.loading} delay={delay} />;
}
