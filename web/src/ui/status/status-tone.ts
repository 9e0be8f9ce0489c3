/** The colour and glyph a status is shown with. `invalid` is a status this portal does not know. */
export type StatusTone = 'quoted' | 'assigned' | 'in_transit' | 'delivered' | 'cancelled' | 'pending' | 'invalid';

/** The tone's name in the `--p-status-*` variables. */
export const toneVariable = (tone: StatusTone, part: 'text' | 'tint' | 'mark'): string =>
  `var(--p-status-${tone === 'invalid' ? 'quoted' : tone.replace('_', '-')}-${part})`;
