import type { ThemeColours } from '@bidloom/contract/theme-defaults';
import { enough, lightGround, moved, readable } from './brand-ramp.ts';
import { contrast, toHex, toOklch } from './colour.ts';

export const colourNames = [
  'primary.main',
  'primary.light',
  'primary.dark',
  'secondary.main',
  'secondary.light',
  'secondary.dark',
] as const;
export type ColourName = (typeof colourNames)[number];

/** Fluent's background in dark mode. */
const darkScreen = '#292929';
const white = '#ffffff';

/** Where a colour is text or carries text, and what is on the other side. */
const uses = [
  { id: 'buttons', colour: 'primary.main', other: white },
  { id: 'links', colour: 'primary.main', other: lightGround },
  { id: 'linksInDark', colour: 'primary.light', other: darkScreen },
  { id: 'pressed', colour: 'primary.dark', other: white },
  { id: 'panels', colour: 'secondary.main', other: white },
  { id: 'lightPanels', colour: 'secondary.light', other: white },
  { id: 'darkPanels', colour: 'secondary.dark', other: white },
] as const satisfies { id: string; colour: ColourName; other: string }[];

export interface ContrastPair {
  id: (typeof uses)[number]['id'];
  colour: ColourName;
  /** 1 to 21, by WCAG 2. */
  ratio: number;
  /** Whether it is enough for text by WCAG AA. */
  passes: boolean;
  /** Where it does not: the nearest colour that passes in all uses of this one. */
  nearest: string | null;
}

export const isColour = (text: string): boolean => /^#[0-9a-f]{6}$/i.test(text);

export function colourOf(colours: ThemeColours, name: ColourName): string {
  const [set, shade] = name.split('.') as ['primary' | 'secondary', keyof ThemeColours['primary']];
  return colours[set][shade];
}

export function withColour(colours: ThemeColours, name: ColourName, hex: string): ThemeColours {
  const [set, shade] = name.split('.') as ['primary' | 'secondary', keyof ThemeColours['primary']];
  return { ...colours, [set]: { ...colours[set], [shade]: hex } };
}

/** How well text can be read that is in these colours or on them; what is no colour yet is left out. */
export function contrastPairs(colours: ThemeColours): ContrastPair[] {
  return uses.flatMap(({ id, colour, other }) => {
    const hex = colourOf(colours, colour);
    if (!isColour(hex)) return [];
    const ratio = contrast(hex, other);
    const passes = ratio >= enough;
    return [{ id, colour, ratio, passes, nearest: passes ? null : nearestPassing(hex, colour) }];
  });
}

/** The colour with the least change of lightness that is readable in all uses of this one. */
function nearestPassing(hex: string, name: ColourName): string {
  const others = uses.filter(({ colour }) => colour === name).map(({ other }) => other);
  const passes = (candidate: string) => others.every((other) => readable(candidate, other));
  const from = toOklch(hex);
  const candidates = [-0.005, 0.005]
    .map((step) => moved(from, step, passes))
    .sort((a, b) => Math.abs(a.lightness - from.lightness) - Math.abs(b.lightness - from.lightness))
    .map(toHex);
  return candidates.find(passes) ?? hex;
}

/** How much lighter and darker than the main colour its shades are, in lightness of OKLCH (0 to 1): about as far as the product's own. */
const shadeStep = 0.12;

/** The colours with the light and dark shade of a set made from its main colour, each readable where it is used. */
export function withShadesOfMain(colours: ThemeColours, set: 'primary' | 'secondary'): ThemeColours {
  const main = toOklch(colours[set].main);
  const shade = (step: number) => toHex({ ...main, lightness: Math.min(1, Math.max(0, main.lightness + step)) });
  const made = { ...colours, [set]: { ...colours[set], light: shade(shadeStep), dark: shade(-shadeStep) } };
  return contrastPairs(made)
    .filter(({ colour }) => colour === `${set}.light` || colour === `${set}.dark`)
    .reduce((all, { colour, nearest }) => (nearest ? withColour(all, colour, nearest) : all), made);
}
