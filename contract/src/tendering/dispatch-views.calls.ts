import { viewCallsOf } from '../lists/view-calls.ts';

export const dispatchViewsCalls = viewCallsOf('assignments', 'get:assignment');
