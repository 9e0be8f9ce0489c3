import { config } from 'zod/v4';

// zod would otherwise probe `new Function`, which the content security policy forbids.
config({ jitless: true });

export * from 'zod/v4';
