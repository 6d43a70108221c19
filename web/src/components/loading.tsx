import { Spinner } from '@fluentui/react-components';
import { messages } from '../lib/messages.ts';

/** Milliseconds before anything is drawn: what comes at once does not flicker. */
const delay = 300;

/**
 * What is shown while a part of a screen loads. Fluent names a spinner by its label, which it draws only after the delay: until then
 * the name is here.
 */
export function Loading() {
  return <Spinner label={messages.common.loading} aria-label={messages.common.loading} delay={delay} />;
}
