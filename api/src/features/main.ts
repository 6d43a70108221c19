import type { Feature } from '../lib/feature.ts';
import { authFeature } from './auth/auth.routes.ts';
import { importsFeature } from './imports/imports.routes.ts';
import { keywordsFeature } from './keywords/keywords.routes.ts';

/** Every feature that the api serves. */
export const features: Feature[] = [authFeature, importsFeature, keywordsFeature];
