import { afterAll } from 'vitest';
import { putBackShared } from './put-back.ts';

// Set up before each file of tests, so that it ends after all else of the file has.
afterAll(putBackShared);
