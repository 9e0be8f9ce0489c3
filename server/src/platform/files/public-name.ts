const nameLength = 36;

/**
 * The name a kept picture is read by without a session: it is random, and new with every picture, so that browsers may
 * keep it for good.
 */
export const publicNameOf = (key: string): string => key.slice(-nameLength);

/** The storage key behind such a name. */
export const keyOfPublicName = (name: string): string => `${name.slice(0, 2)}/${name}`;

/** What is said with such a picture. */
export const keptForGood = 'public, max-age=31536000, immutable';

/** Where an account's logo is read; null where it has none. */
export const logoAddress = (key: string | null): string | null =>
  key === null ? null : `/api/account-logos/${publicNameOf(key)}`;
