import { defaultColours, defaultMode, type ThemeColours, type ThemeMode } from '@bidloom/contract/theme-defaults';
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

export { defaultColours, type ThemeMode };

export interface ThemeState {
  mode: ThemeMode;
  colours: ThemeColours;
}

export const initialTheme: ThemeState = { mode: defaultMode, colours: defaultColours };

const slice = createSlice({
  name: 'theme',
  initialState: initialTheme,
  reducers: {
    /** Chosen by the user; the server stores it for all browsers. */
    themeModeChosen: (theme, { payload }: PayloadAction<ThemeMode>) => {
      theme.mode = payload;
    },
    /** Loaded from the server. */
    themeLoaded: (theme, { payload: { mode, colours } }: PayloadAction<Partial<ThemeState>>) => {
      if (mode) theme.mode = mode;
      // Equal colours keep the same object; otherwise everything would be painted again.
      if (colours && JSON.stringify(colours) !== JSON.stringify(theme.colours)) theme.colours = colours;
    },
  },
});

export const themeReducer = slice.reducer;
export const { themeModeChosen, themeLoaded } = slice.actions;
export const selectTheme = (state: { theme: ThemeState }): ThemeState => state.theme;
