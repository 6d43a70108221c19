import { passwordEstimate } from '@bidloom/contract/fields';
import { ZxcvbnFactory } from '@zxcvbn-ts/core';
import { adjacencyGraphs, dictionary } from '@zxcvbn-ts/language-common';

const estimator = new ZxcvbnFactory({ dictionary, graphs: adjacencyGraphs, maxLength: passwordEstimate.characters });

/** How hard a password is to guess, 0 to 4, as the server estimates it. Heavy: load it when somebody types. */
export const estimateStrength = (password: string): number => estimator.check(password).score;
