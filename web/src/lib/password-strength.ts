import { passwordEstimate } from '@bidloom/contract/fields';
import { ZxcvbnFactory } from '@zxcvbn-ts/core';
import { adjacencyGraphs, dictionary } from '@zxcvbn-ts/language-common';

const estimator = new ZxcvbnFactory({ dictionary, graphs: adjacencyGraphs, maxLength: passwordEstimate.characters });

/** How hard a password is to guess, from 0 to 4, by the same estimate as the server's. It is large: load it when typing begins. */
export const estimateStrength = (password: string): number => estimator.check(password).score;
