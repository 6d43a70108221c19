import { z } from 'zod';

// The content security policy forbids code from strings, which zod would otherwise use.
z.config({ jitless: true });

export { z };
