import { z } from 'zod';
import { endpointsOf } from './endpoint.ts';
import { one } from './envelope.ts';
import { fieldMessages } from './field-messages.ts';
import { identity } from './identity.ts';
import { organizationAdmins, signedIn } from './roles.ts';
import { themeModes } from './theme-defaults.ts';

const endpoint = endpointsOf('theme', signedIn);

const colour = (path: string) => {
  const wrong = fieldMessages.colour(path);
  return z
    .string({ error: (issue) => (issue.input === undefined ? fieldMessages.required(path) : wrong) })
    .toLowerCase()
    .regex(/^#[0-9a-f]{6}$/, wrong);
};

const colourSet = (path: string) =>
  z.strictObject({
    main: colour(`${path}.main`).describe('Buttons, links and what is chosen.'),
    light: colour(`${path}.light`).describe('The lighter shade, for dark screens.'),
    dark: colour(`${path}.dark`).describe('The darker shade.'),
  });

export const colours = z.strictObject({
  primary: colourSet('colours.primary').describe('The colour of the brand.'),
  secondary: colourSet('colours.secondary').describe('The colour of dark panels.'),
});

const mode = z.enum(themeModes, {
  error: ({ input }) => (input === undefined ? undefined : 'mode must be light, dark or system'),
});

export const themeBody = z.strictObject({
  organizationId: identity.organizationId,
  colours: colours.describe('The colours of the organization.'),
  mode: mode.optional().describe('For people who have not chosen one; left out: as it was.'),
});

export const theme = z.object({
  colours: colours.describe('The colours of the organization.'),
  mode: mode.describe("The person's own choice, or the organization's where there is none."),
  organizationMode: mode.describe('For people who have not chosen one.'),
});
export type Theme = z.infer<typeof theme>;

const ownMode = z.object({
  mode: mode.describe("The person's own choice, or the organization's where there is none."),
});

export const getTheme = endpoint.get('/api/theme', {
  failed: 'Failed to fetch theme',
  summary: "Colours and mode of the caller's screens",
  response: one(theme),
});

export const updateTheme = endpoint.post('/api/theme/update', {
  failed: 'Failed to update theme',
  access: organizationAdmins,
  summary: 'Set the colours of the organization, for everybody in it and for its mails',
  body: themeBody,
  response: one(theme),
});

export const getThemeMode = endpoint.get('/api/theme/mode', {
  failed: 'Failed to fetch theme mode',
  summary: "The caller's own mode",
  response: one(ownMode),
});

export const updateThemeMode = endpoint.post('/api/theme/mode', {
  failed: 'Failed to update theme mode',
  summary: "Set the caller's own mode",
  body: z.strictObject({ mode: mode.describe('Light, dark, or as the system has it.') }),
  response: one(ownMode),
});
