/** Without schemas: the first screen of the web app needs it. */
export const themeModes = ['light', 'dark', 'system'] as const;
export type ThemeMode = (typeof themeModes)[number];

/** One colour with its shades, `#rrggbb` each. */
export interface ColourSet {
  main: string;
  light: string;
  dark: string;
}

export interface ThemeColours {
  primary: ColourSet;
  secondary: ColourSet;
}

/** The product's own colours, for organisations that have chosen none. */
export const defaultColours: ThemeColours = {
  primary: { main: '#be4932', light: '#fe6902', dark: '#8b2f1c' },
  secondary: { main: '#2d3142', light: '#4f5d75', dark: '#1a1c25' },
};

export const defaultMode: ThemeMode = 'light';
