/** Calls of all kinds that one API key may make a minute, on each instance of the server. */
export const callsOfKeyPerMinute = 1200;
