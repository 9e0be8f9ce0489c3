import { viewCallsOf } from '../loads/saved-views.calls.ts';

export const claimViewsCalls = viewCallsOf('claims', 'get:claims');
