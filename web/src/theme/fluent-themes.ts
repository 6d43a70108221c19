import { createDarkTheme, createLightTheme, type Theme } from '@fluentui/react-components';
import { brandRamp, underWhiteText } from './brand-ramp.ts';
import type { ThemeState } from './theme.slice.ts';

/** The same font on every system (`font/font.css`); characters that Inter lacks, such as Greek, use the system's fonts. */
const fontFamilyBase = "Inter, 'Inter fallback', system-ui, -apple-system, 'Segoe UI', Roboto, 'Noto Sans', sans-serif";
const fontFamilyMonospace = "ui-monospace, 'Cascadia Mono', Menlo, Consolas, monospace";

/** Fluent's tokens and the organisation's secondary colours, for panels that are dark in both modes. */
export interface AppTheme extends Theme {
  secondaryMain: string;
  secondaryLight: string;
  secondaryDark: string;
}

/** The secondary colours as CSS values, used like Fluent's own `tokens`. */
export const appTokens = {
  secondaryMain: 'var(--secondaryMain)',
  secondaryLight: 'var(--secondaryLight)',
  secondaryDark: 'var(--secondaryDark)',
} satisfies Omit<AppTheme, keyof Theme>;

/** Red text on the dark theme's surfaces, up to an open row (#383838): 5.2:1. */
const dangerText = '#eb949c';

/** Fluent's theme for an organisation's colours. */
export function fluentTheme(colours: ThemeState['colours'], dark: boolean): AppTheme {
  const ramp = brandRamp(colours.primary);
  const { main, light, dark: darkest } = colours.secondary;
  const own = {
    fontFamilyBase,
    fontFamilyMonospace,
    // Panels in these colours have white text.
    secondaryMain: underWhiteText(main),
    secondaryLight: underWhiteText(light),
    secondaryDark: underWhiteText(darkest),
  };
  if (!dark) return { ...createLightTheme(ramp), ...own };
  return {
    ...createDarkTheme(ramp),
    ...own,
    // For text, Fluent's dark theme uses stops that are chosen for its own blue.
    colorBrandForeground1: ramp[110],
    colorBrandForeground2: ramp[120],
    colorBrandForegroundLink: ramp[110],
    colorBrandForegroundLinkHover: ramp[120],
    colorBrandForegroundLinkPressed: ramp[100],
    colorBrandForegroundLinkSelected: ramp[110],
    colorCompoundBrandForeground1: ramp[110],
    colorNeutralForeground2BrandHover: ramp[110],
    // Fluent's reds have less than 4.5:1 on cards and open rows.
    colorStatusDangerForeground1: dangerText,
    colorPaletteRedForeground1: dangerText,
  };
}
