/** The map's own pixels; it is as wide as its place. */
export const mapSize = { width: 460, height: 400 } as const;
