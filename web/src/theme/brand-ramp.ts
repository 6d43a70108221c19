import type { ColourSet } from '@bidloom/contract/theme-defaults';
import type { BrandVariants } from '@fluentui/react-components';
import { contrast, type Oklch, toHex, toOklch } from './colour.ts';

/** WCAG AA for text. */
export const enough = 4.5;

/** The backgrounds of text in brand colours: Fluent's raised background in light mode, a selected row or menu entry in dark mode. */
export const lightGround = '#f5f5f5';
const darkGround = '#383838';

/** The OKLCH lightness of both ends of the ramp. */
const darkest = 0.16;
const lightest = 0.97;

const stops = [10, 20, 30, 40, 50, 60, 70, 80, 90, 100, 110, 120, 130, 140, 150, 160] as const;
type Stop = (typeof stops)[number];

/**
 * Computes Fluent's sixteen brand shades, dark to light, from three colours: `dark` sets the hue of the dark end, `main`
 * is stop 80 (buttons and links in light mode), and `light` sets the hue of the light end. Lightness rises evenly in
 * OKLCH. Some stops are used for text or behind text: where one would miss AA, its lightness is changed until it passes,
 * so that the screens are readable with the colours of any organisation.
 */
export function brandRamp(colours: ColourSet): BrandVariants {
  const onLight = (hex: string) => readable(hex, '#ffffff') && readable(hex, lightGround);
  const main = moved(toOklch(colours.main), -0.005, onLight);
  const ends = { main, dark: toOklch(colours.dark), light: toOklch(colours.light) };
  const ramp = Object.fromEntries(stops.map((stop) => [stop, shade(stop, ends)]));
  return ramp as unknown as BrandVariants;
}

function shade(stop: Stop, { main, dark, light }: Record<'main' | 'dark' | 'light', Oklch>): string {
  if (stop <= 80) {
    const t = (80 - stop) / 70;
    const tone = mix(main, dark, Math.min(1, t * 1.6));
    const lightness = main.lightness + (darkest - main.lightness) * t;
    return toHex({
      lightness: Math.min(lightness, main.lightness),
      chroma: tone.chroma * (1 - 0.55 * t),
      hue: tone.hue,
    });
  }
  const t = (stop - 80) / 80;
  const tone = mix(main, light, Math.min(1, t * 1.6));
  const lightness = main.lightness + (lightest - main.lightness) * t;
  // Stops from 90 on are used for text on a dark background.
  const colour = { lightness, chroma: tone.chroma * (1 - 0.85 * t), hue: tone.hue };
  return toHex(moved(colour, 0.005, (hex) => readable(hex, darkGround)));
}

export const readable = (hex: string, ground: string): boolean => contrast(hex, ground) >= enough;

/** The colour, or the nearest darker one on which white text is readable. */
export const underWhiteText = (hex: string): string =>
  readable(hex, '#ffffff') ? hex : toHex(moved(toOklch(hex), -0.005, (candidate) => readable(candidate, '#ffffff')));

function mix(from: Oklch, to: Oklch, t: number): Oklch {
  const turn = ((to.hue - from.hue + 540) % 360) - 180;
  return {
    lightness: from.lightness + (to.lightness - from.lightness) * t,
    chroma: from.chroma + (to.chroma - from.chroma) * t,
    hue: from.hue + turn * t,
  };
}

/** The colour with its lightness changed step by step until it passes a check. */
export function moved(colour: Oklch, step: number, passes: (hex: string) => boolean): Oklch {
  let { lightness } = colour;
  while (lightness > 0 && lightness < 1 && !passes(toHex({ ...colour, lightness }))) lightness += step;
  return { ...colour, lightness: Math.min(1, Math.max(0, lightness)) };
}
