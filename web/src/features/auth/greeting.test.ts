import { expect, test } from 'vitest';
import { greetingFor } from './greeting.ts';

test.each([
  [4, 'Good Evening'],
  [5, 'Good Morning'],
  [11, 'Good Morning'],
  [12, 'Good Afternoon'],
  [16, 'Good Afternoon'],
  [17, 'Good Evening'],
  [21, 'Good Evening'],
  [22, 'Good Evening'],
  [0, 'Good Evening'],
])('at %i it is %s', (hour, greeting) => expect(greetingFor(hour)).toBe(greeting));
