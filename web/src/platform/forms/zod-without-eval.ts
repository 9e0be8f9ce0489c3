/**
 * Without this zod tests whether it may compile code, which the content security policy forbids and reports. It is set as
 * a global, in the file that runs first, because importing zod here would load all of it.
 */
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } });
