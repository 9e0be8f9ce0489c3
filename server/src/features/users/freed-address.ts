/** Nobody's domain, as RFC 2606 keeps it. */
export const freedDomain = '@deleted.invalid';

/** What stands in place of the address of a user who is deleted, or whose account is closed: others may have it. */
export const freedAddress = (userId: number): string => `${userId}${freedDomain}`;

export const isFreedAddress = (email: string): boolean => email.endsWith(freedDomain);
