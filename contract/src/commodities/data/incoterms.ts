// No schemas here: screens read these lists, and must not load the validation library for them.

/** The rules of Incoterms 2020, published by the International Chamber of Commerce. */
export const incoterms = ['EXW', 'FCA', 'CPT', 'CIP', 'DAP', 'DPU', 'DDP', 'FAS', 'FOB', 'CFR', 'CIF'] as const;
export type Incoterm = (typeof incoterms)[number];

/** Why goods leave the country; names are `commodities.reasons_for_export.{reason}`. */
export const reasonsForExport = ['sale', 'sample', 'repair', 'return', 'own_use', 'gift'] as const;
export type ReasonForExport = (typeof reasonsForExport)[number];
