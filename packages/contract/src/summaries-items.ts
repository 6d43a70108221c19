import { z } from 'zod';
import { cited } from './cited.ts';

export const summarySection = z.object({ title: z.string(), prompt: z.string(), ...cited });
