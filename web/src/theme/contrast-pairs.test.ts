import { expect, test } from 'vitest';
import { toOklch } from './colour.ts';
import { contrastPairs, withColour, withShadesOfMain } from './contrast-pairs.ts';
import { fluentTheme } from './fluent-themes.ts';
import { defaultColours } from './theme.slice.ts';

const failing = (colours: typeof defaultColours) => contrastPairs(colours).filter(({ passes }) => !passes);

test("the product's own colours can be read in every use", () => {
  expect(failing(defaultColours)).toEqual([]);
});

test('a colour with too little contrast is listed with its use, and the nearest passing one is offered', () => {
  const yellow = withColour(defaultColours, 'primary.main', '#ffd400');
  expect(failing(yellow).map(({ id, colour }) => `${id} ${colour}`)).toEqual([
    'buttons primary.main',
    'links primary.main',
  ]);
  const offered = failing(yellow)[0]?.nearest ?? '';
  expect(failing(withColour(yellow, 'primary.main', offered))).toEqual([]);
  const [, links] = contrastPairs(withColour(yellow, 'primary.main', offered));
  expect(links?.ratio).toBeLessThan(4.7);
});

test('a shade for dark screens is made lighter, not darker', () => {
  const navy = withColour(defaultColours, 'primary.light', '#102a5c');
  const offered = failing(navy)[0]?.nearest ?? '';
  expect(failing(withColour(navy, 'primary.light', offered))).toEqual([]);
  expect(Number.parseInt(offered.slice(1, 3), 16)).toBeGreaterThan(0x10);
});

test('an incomplete colour is not checked', () => {
  const typing = withColour(defaultColours, 'secondary.main', '#2d3');
  expect(contrastPairs(typing).map(({ colour }) => colour)).not.toContain('secondary.main');
});

test('white text is readable on panels, whichever colour was saved', () => {
  const pale = withColour(defaultColours, 'secondary.main', '#e0e0e0');
  const theme = fluentTheme(pale, false);
  expect(failing(withColour(pale, 'secondary.main', theme.secondaryMain))).toEqual([]);
  expect(fluentTheme(defaultColours, false).secondaryMain).toBe('#2d3142');
});

test.each(['#0b5a8f', '#ffd400', '#000000', '#ffffff', '#2e7d32'])(
  'shades of %s have its hue and can be read',
  (main) => {
    for (const set of ['primary', 'secondary'] as const) {
      const made = withShadesOfMain(withColour(defaultColours, `${set}.main`, main), set);
      expect(failing(made).filter(({ colour }) => !colour.endsWith('.main'))).toEqual([]);
      expect(made[set].main).toBe(main);
      const { hue, chroma } = toOklch(main);
      for (const shade of [made[set].light, made[set].dark].map(toOklch)) {
        // A nearly grey colour has no meaningful hue.
        if (chroma > 0.05 && shade.chroma > 0.05) expect(Math.abs(shade.hue - hue)).toBeLessThan(10);
      }
    }
  },
);
