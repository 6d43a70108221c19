import type { FactModel } from './decide.ts';

export const factModel: FactModel = { place: {}, verdict: {} };
