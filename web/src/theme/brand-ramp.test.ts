import { expect, test } from 'vitest';
import { brandRamp } from './brand-ramp.ts';
import { contrast, toHex, toOklch } from './colour.ts';
import { fluentTheme } from './fluent-themes.ts';
import { defaultColours } from './theme.slice.ts';

const aa = 4.5;
const sets = {
  'our own': defaultColours.primary,
  yellow: { main: '#ffd400', light: '#fff3a0', dark: '#b38f00' },
  'near black': { main: '#111111', light: '#444444', dark: '#000000' },
  'near white': { main: '#f4f4f4', light: '#ffffff', dark: '#cccccc' },
  blue: { main: '#0f6cbd', light: '#4da3e8', dark: '#0a3d6b' },
  green: { main: '#2e9e44', light: '#6fdc84', dark: '#14561f' },
};

test('a readable main colour is not changed', () => {
  expect(brandRamp(defaultColours.primary)[80]).toBe('#be4932');
});

test.each(Object.entries(sets))('from %s: lightness rises from stop to stop', (_, colours) => {
  const lightness = Object.values(brandRamp(colours)).map((hex) => toOklch(hex).lightness);
  expect(lightness.every((value, index) => index === 0 || value >= (lightness[index - 1] ?? 0) - 0.01)).toBe(true);
});

test.each(Object.entries(sets))('from %s: text is readable (AA) in light and dark', (_, primary) => {
  const colours = { ...defaultColours, primary };
  for (const dark of [false, true]) {
    const theme = fluentTheme(colours, dark);
    expect(contrast(theme.colorNeutralForegroundOnBrand, theme.colorBrandBackground)).toBeGreaterThanOrEqual(aa);
    expect(contrast(theme.colorNeutralForegroundOnBrand, theme.colorBrandBackgroundHover)).toBeGreaterThanOrEqual(aa);
    for (const ground of [theme.colorNeutralBackground1, theme.colorNeutralBackground2]) {
      expect(contrast(theme.colorBrandForeground1, ground)).toBeGreaterThanOrEqual(aa);
      expect(contrast(theme.colorBrandForegroundLink, ground)).toBeGreaterThanOrEqual(aa);
      expect(contrast(theme.colorNeutralForeground2, ground)).toBeGreaterThanOrEqual(aa);
      expect(contrast(theme.colorStatusDangerForeground1, ground)).toBeGreaterThanOrEqual(aa);
    }
    expect(contrast(theme.colorBrandForeground2, theme.colorNeutralBackground1Selected)).toBeGreaterThanOrEqual(aa);
  }
});

test('a conversion to OKLCH and back does not change a colour', () => {
  for (const hex of ['#be4932', '#2d3142', '#ffffff', '#000000', '#17a2b8']) expect(toHex(toOklch(hex))).toBe(hex);
});

test('contrast is computed as in WCAG', () => {
  expect(contrast('#ffffff', '#000000')).toBeCloseTo(21, 5);
  expect(contrast('#767676', '#ffffff')).toBeCloseTo(4.54, 2);
});
