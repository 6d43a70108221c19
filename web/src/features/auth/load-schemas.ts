/**
 * The form's rules, loaded when something is typed: with their library they are a tenth of the first screen's code, and are
 * not needed to show it.
 */
export const loadSchemas = () => import('./login-schemas.ts');
