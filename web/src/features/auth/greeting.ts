import { firstMessages as messages } from '../../lib/messages.first.ts';

/** The greeting for an hour of the day (0 to 23): 5–11, 12–16, and evening otherwise, since "Good Night" is a farewell. */
export function greetingFor(hour: number): string {
  const { morning, afternoon, evening } = messages.auth.greeting;
  if (hour >= 5 && hour <= 11) return morning;
  if (hour >= 12 && hour <= 16) return afternoon;
  return evening;
}
