// No schemas here: screens read these lists, and must not load the validation library for them.

/** What a paper is; names are `documents.types.{type}`. A former bill of lading is one that a newer drawing has replaced. */
export const documentTypes = [
  'bol',
  'former_bol',
  'label',
  'pod',
  'delivery_receipt',
  'rate_confirmation',
  'delivery_order',
  'commercial_invoice',
  'carrier_invoice',
  'invoice',
  'payment_receipt',
  'packing_list',
  'customs',
  'insurance',
  'inspection',
  'weight_certificate',
  'photo',
  'letter_of_authority',
  'hazmat',
  'claim',
  'other',
] as const;
export type DocumentType = (typeof documentTypes)[number];

/** Which side a paper comes from; names are `documents.files.sides.{side}`. `portal`: it was drawn here. */
export const documentSides = ['portal', 'carrier', 'operator', 'shipper'] as const;
export type DocumentSide = (typeof documentSides)[number];

/** Papers that a carrier or the portal issues: an uploaded one must not pass for theirs. */
export const issuedPapers: readonly DocumentType[] = [
  ...(['bol', 'pod', 'delivery_receipt', 'rate_confirmation', 'delivery_order'] as const),
  ...(['carrier_invoice', 'invoice', 'payment_receipt'] as const),
];

const issuedOnly = ['former_bol', 'label', 'payment_receipt'] as const;

/** What a person may say a file is. */
export const uploadedTypes = documentTypes.filter(
  (type): type is Exclude<DocumentType, (typeof issuedOnly)[number]> =>
    !(issuedOnly as readonly DocumentType[]).includes(type),
);
export type UploadedType = (typeof uploadedTypes)[number];
