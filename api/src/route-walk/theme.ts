import { theme as contract } from '@bidloom/contract';
import { defaultColours } from '@bidloom/contract/theme-defaults';
import { sample } from './sample.ts';

export const themeSamples = [
  sample(contract.getTheme),
  sample(contract.updateTheme, ({ organizationId }) => ({ body: { organizationId, colours: defaultColours } })),
  sample(contract.getThemeMode),
  sample(contract.updateThemeMode, () => ({ body: { mode: 'dark' } })),
];
