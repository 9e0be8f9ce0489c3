import { viewCallsOf } from '../lists/view-calls.ts';

export const savedViewsCalls = viewCallsOf('loads', 'get:loads');
