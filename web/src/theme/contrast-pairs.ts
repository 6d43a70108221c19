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

/** The uses of a colour as text or as a background, with the other colour of each pair. */
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
  /** Whether the ratio is enough for text by WCAG AA. */
  passes: boolean;
  /** If not, the nearest colour that passes in all uses of this one. */
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

/** The contrast of text in these colours or on them; incomplete colours are left out. */
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

/** The difference in OKLCH lightness (0 to 1) between the main colour and its shades, about the same as in the product's own colours. */
const shadeStep = 0.12;

/** The colours, with the light and dark shade of a set derived from its main colour, each readable in its uses. */
export function withShadesOfMain(colours: ThemeColours, set: 'primary' | 'secondary'): ThemeColours {
  const main = toOklch(colours[set].main);
  const shade = (step: number) => toHex({ ...main, lightness: Math.min(1, Math.max(0, main.lightness + step)) });
  const made = { ...colours, [set]: { ...colours[set], light: shade(shadeStep), dark: shade(-shadeStep) } };
  return contrastPairs(made)
    .filter(({ colour }) => colour === `${set}.light` || colour === `${set}.dark`)
    .reduce((all, { colour, nearest }) => (nearest ? withColour(all, colour, nearest) : all), made);
}
