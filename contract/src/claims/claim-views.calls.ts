import { viewCallsOf } from '../lists/view-calls.ts';

export const claimViewsCalls = viewCallsOf('claims', 'get:claims');
