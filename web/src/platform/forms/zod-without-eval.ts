/**
 * zod would otherwise try whether it may compile code, which the content security policy forbids and reports. Said here,
 * in the one file that runs before every other, and not to zod itself: who imports zod for its effects loads all of it.
 */
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } });
