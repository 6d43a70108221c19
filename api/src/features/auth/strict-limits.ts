import type { ApiConfig } from '../../config.ts';

/** Options of routes on which passwords, codes and links are tried: small bodies, and few requests a minute from one address. */
export const strictLimits = (config: ApiConfig) => ({
  bodyLimit: 16 * 1024,
  config: { rateLimit: { max: config.rateLimits.signIn, timeWindow: '1 minute' } },
});
