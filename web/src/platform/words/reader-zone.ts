let zone: string | undefined;

/** The IANA zone of the reader's device. */
export const readerZone = (): string => (zone ??= new Intl.DateTimeFormat().resolvedOptions().timeZone);
