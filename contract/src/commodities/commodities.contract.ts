import { z } from 'zod';
import { contract } from '../http/endpoint.ts';
import { commoditiesCalls } from './commodities.calls.ts';
import { page, PageQuery } from '../http/paging.ts';
import { ExportQuery } from '../lists/export-query.ts';
import { ListImport, ListImportReply } from '../lists/list-import.ts';
import { BooleanText, IdText, listOf, text } from '../values/values.ts';
import { BothLanguages } from '../words/language-schemas.ts';
import { FreightClass } from './freight-class.ts';
import { HazmatNotes } from './hazmat/hazmat-notes.ts';
import { HazmatEntry } from './hazmat/hazmat-entry.ts';
import { LineItemInput } from './line-item.ts';
import { NewSavedItem, SavedItem, SavedItemChange } from './saved-item.ts';

const Choice = z.strictObject({ code: z.string(), label: BothLanguages });

/** What the saved line items are filtered by. */
export const SavedItemFilters = z.strictObject({
  search: text(100).optional(),
  hazardous: BooleanText.optional(),
  freight_class: listOf(FreightClass, 20).optional(),
});
export type SavedItemFilters = z.infer<typeof SavedItemFilters>;

export const commodities = contract(commoditiesCalls, {
  picklists: {
    summary: 'What a line item may choose from: handling units, packaging, classes, hazard classes',
    reply: z.strictObject({
      handling_units: z.array(Choice),
      packaging_units: z.array(Choice),
      freight_classes: z.array(FreightClass),
      hazard_classes: z.array(Choice),
      packing_groups: z.array(z.string()),
    }),
  },
  hazmatNumbers: {
    summary: 'Entries of the Hazardous Materials Table (49 CFR 172.101) by number, or by name in either language',
    query: z.strictObject({ search: text(100).default('') }),
    reply: z.strictObject({
      items: z.array(HazmatEntry).max(20),
    }),
  },
  nmfc: {
    summary: 'NMFC numbers the own account has used before, with the class they were given',
    query: z.strictObject({ search: text(40).default('') }),
    reply: z.strictObject({
      items: z
        .array(z.strictObject({ nmfc_number: z.string(), commodity: z.string(), freight_class: z.string() }))
        .max(20),
    }),
  },
  itemsInfo: {
    summary: 'Density, suggested class and hazmat description of each line item, their totals and hazmat rules',
    body: z.strictObject({ line_items: z.array(LineItemInput).min(1).max(50) }),
    reply: z.strictObject({
      items: z.array(
        z.strictObject({
          density: z.number().nullable(),
          cubic_feet: z.number().nullable(),
          suggested_class: FreightClass.nullable(),
          /** The description of a hazardous item as papers write it (49 CFR 172.202); null for all others. */
          hazmat_description: z.string().nullable(),
        }),
      ),
      totals: z.strictObject({
        weight_lb: z.number(),
        cubic_feet: z.number(),
        handling_units: z.int(),
        density: z.number().nullable(),
        linear_feet: z.number(),
      }),
      hazmat: HazmatNotes,
    }),
  },
  savedItems: {
    summary: 'The saved line items of the own account',
    query: PageQuery.extend(SavedItemFilters.shape),
    reply: page(SavedItem),
  },
  exportSavedItems: {
    summary: 'Saved line items that match as a file, at most 200, in the columns an import reads',
    query: SavedItemFilters.extend(ExportQuery.shape),
  },
  importSavedItems: {
    perMinute: 60,
    summary:
      'Saved line items from a CSV or XLSX file: rows of a known commodity change that item, all others are added',
    body: ListImport,
    reply: ListImportReply,
    errors: [413],
  },
  savedItem: {
    summary: 'A saved line item of the own account',
    params: z.strictObject({ id: IdText }),
    reply: SavedItem,
    errors: [404],
  },
  saveItem: {
    summary: 'Save a line item for everybody of the own account',
    body: NewSavedItem,
    reply: SavedItem,
    status: 201,
  },
  changeSavedItem: {
    summary: 'Change a saved line item of the own account',
    params: z.strictObject({ id: IdText }),
    body: SavedItemChange,
    reply: SavedItem,
    errors: [404, 409],
  },
  removeSavedItem: {
    summary: 'Remove a saved line item; loads that used it keep their lines',
    params: z.strictObject({ id: IdText }),
    errors: [404],
  },
});
