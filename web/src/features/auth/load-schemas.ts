/**
 * The form's rules, fetched when something is typed: with the library behind them they are a tenth of the first screen,
 * and nobody needs them to see it.
 */
export const loadSchemas = () => import('./login-schemas.ts');
