import { firstMessages as messages } from '../../lib/messages.first.ts';

/** The greeting for an hour of the day (0 to 23): 5–11, 12–16, 17–21, and night otherwise. */
export function greetingFor(hour: number): string {
  const { morning, afternoon, evening, night } = messages.auth.greeting;
  if (hour >= 5 && hour <= 11) return morning;
  if (hour >= 12 && hour <= 16) return afternoon;
  if (hour >= 17 && hour <= 21) return evening;
  return night;
}
