import { viewCallsOf } from '../loads/saved-views.calls.ts';

export const dispatchViewsCalls = viewCallsOf('assignments', 'get:assignment');
