import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { ColourSet } from './brand-ramp.ts';

export type ThemeMode = 'light' | 'dark' | 'system';

export interface ThemeState {
  mode: ThemeMode;
  colours: { primary: ColourSet; secondary: ColourSet };
}

export const defaultColours: ThemeState['colours'] = {
  primary: { main: '#be4932', light: '#fe6902', dark: '#8b2f1c' },
  secondary: { main: '#2d3142', light: '#4f5d75', dark: '#1a1c25' },
};

export const initialTheme: ThemeState = { mode: 'light', colours: defaultColours };

const slice = createSlice({
  name: 'theme',
  initialState: initialTheme,
  reducers: {
    themeModeChosen: (theme, { payload }: PayloadAction<ThemeMode>) => {
      theme.mode = payload;
    },
  },
});

export const themeReducer = slice.reducer;
export const { themeModeChosen } = slice.actions;
export const selectTheme = (state: { theme: ThemeState }): ThemeState => state.theme;
