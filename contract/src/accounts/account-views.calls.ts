import { viewCallsOf } from '../lists/view-calls.ts';

export const accountViewsCalls = viewCallsOf('accounts', 'get:accounts');
