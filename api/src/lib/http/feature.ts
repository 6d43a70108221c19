import type { FastifyPluginAsync } from 'fastify';
import type { ApiConfig } from '../../config.ts';
import type { Platform } from '../../platform.ts';

/** What every feature is given; it builds its own service from it. */
export interface FeatureOptions {
  platform: Platform;
  config: ApiConfig;
}

/** A feature's routes, as a Fastify plugin. */
export type Feature = FastifyPluginAsync<FeatureOptions>;
