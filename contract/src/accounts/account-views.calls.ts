import { viewCallsOf } from '../loads/saved-views.calls.ts';

export const accountViewsCalls = viewCallsOf('accounts', 'get:accounts');
