import { z } from 'zod';
import { requiredText } from './fields.ts';

/** A single letter or figure is everywhere and says nothing; a single character of other scripts may be a word. */
const keyword = requiredText('keywords', 200).refine((text) => !/^[\p{Script=Latin}\d]$/u.test(text), {
  message: 'keywords must have at least two characters each',
});

/** Words to look for, as a call that starts a run names them. */
export const askedKeywords = z.array(keyword).max(500).default([]);
