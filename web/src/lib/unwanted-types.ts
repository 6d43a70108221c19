import { type NotificationChoices, processingTypes } from '@bidloom/contract/notifications';

/** The numbers of the kinds of notification that are turned off. */
export const unwantedTypes = (choices: NotificationChoices): number[] =>
  (Object.keys(processingTypes) as (keyof NotificationChoices)[])
    .filter((kind) => choices[kind] === false)
    .map((kind) => processingTypes[kind]);
