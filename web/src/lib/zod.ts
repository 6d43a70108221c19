import { z } from 'zod';

// The content security policy allows no code made of strings, which zod would otherwise try.
z.config({ jitless: true });

export { z };
