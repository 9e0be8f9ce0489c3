// Tests of a page get one; those that say `@vitest-environment node` need none of it.
if (typeof window !== 'undefined') await import('./setup-page.ts');

export {};
