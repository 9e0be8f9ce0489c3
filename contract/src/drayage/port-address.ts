const beginning = 'Port of ';

/** What a driver reads on the map of a port's gate; the post may know the gate under another city. */
export const portAddress = (port: string): string => `${beginning}${port}`;

type Gate = { address: string; city: string; is_terminal?: boolean | undefined };

/** The city people know a stop by: the port they chose, not the town its gate lies in. */
export const knownCity = ({ address, city, is_terminal }: Gate): string =>
  is_terminal && address.startsWith(beginning) ? address.slice(beginning.length) : city;
