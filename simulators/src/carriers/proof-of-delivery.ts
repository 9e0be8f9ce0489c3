import type PDFDocument from 'pdfkit';
import type { Booking } from './booking.ts';
import { localIso } from './local-time.ts';

const INK = '#121A2E';
const SOFT = '#626C82';
const LINE = '#DFE3EA';
/** As many as fit on the page with the signature below them. */
const MOST_ITEM_LINES = 22;

type Doc = InstanceType<typeof PDFDocument>;

const field = (doc: Doc, label: string, value: string, x: number, y: number, width: number): void => {
  doc.font('Helvetica').fontSize(8).fillColor(SOFT).text(label, x, y, { width });
  doc
    .font('Helvetica-Bold')
    .fontSize(11)
    .fillColor(INK)
    .text(value, x, y + 11, { width });
};

const rule = (doc: Doc, y: number): void => {
  doc.moveTo(54, y).lineTo(558, y).lineWidth(0.75).strokeColor(LINE).stroke();
};

/** A signature as a pen would leave it: the initials' loops decide its waves, so that one name always signs alike. */
const signature = (doc: Doc, name: string, x: number, y: number): void => {
  doc.moveTo(x, y);
  [...name].forEach((letter, index) => {
    const height = 6 + (letter.charCodeAt(0) % 17);
    const left = x + index * 9;
    doc.bezierCurveTo(left + 2, y - height, left + 8, y + height / 2, left + 9, y - (index % 3));
  });
  doc.lineWidth(1.3).strokeColor('#22307A').stroke();
};

const drawItems = (doc: Doc, booking: Booking, top: number): number => {
  const { items } = booking.tender;
  const shown = items.slice(0, MOST_ITEM_LINES);
  doc.font('Helvetica').fontSize(8).fillColor(SOFT);
  doc.text('Units', 54, top).text('Type', 104, top).text('Description', 154, top);
  doc.text('Weight', 468, top, { width: 90, align: 'right' });
  doc.fontSize(10).fillColor(INK);
  shown.forEach((item, index) => {
    const y = top + 16 + index * 16;
    doc.text(String(item.handling_unit.count), 54, y).text(item.handling_unit.type, 104, y);
    doc.text(item.description, 154, y, { width: 330, height: 12, ellipsis: true });
    doc.text(`${item.weight_lb.toLocaleString('en-US')} lb`, 468, y, { width: 90, align: 'right' });
  });
  const end = top + 16 + shown.length * 16;
  if (items.length === shown.length) return end + 8;
  doc.fillColor(SOFT).text(`and ${items.length - shown.length} more lines`, 154, end);
  return end + 24;
};

const draw = (doc: Doc, booking: Booking, carrierName: string): void => {
  const { tender } = booking;
  const delivered = booking.steps.find((step) => step.type === 'DELIVERED');
  const when = delivered ? localIso(new Date(delivered.at), delivered.time_zone) : booking.placed_at;
  const [year, month, day] = when.slice(0, 10).split('-');
  const units = tender.items.reduce((count, item) => count + item.handling_unit.count, 0);
  doc.font('Helvetica-Bold').fontSize(18).fillColor(INK).text('Delivery receipt', 54, 54);
  doc.font('Helvetica').fontSize(10).fillColor(SOFT).text(`${carrierName} (${booking.scac})`, 54, 78);
  rule(doc, 100);
  field(doc, 'PRO number', booking.pro_number, 54, 112, 150);
  field(doc, 'Bill of lading', tender.references.bol_number ?? 'none given', 214, 112, 160);
  field(doc, 'Purchase order', tender.references.po_number ?? 'none given', 384, 112, 170);
  field(doc, 'Shipper', tender.origin.name, 54, 152, 240);
  field(doc, 'Consignee', tender.destination.name, 304, 152, 250);
  const address = (stop: typeof tender.origin): string =>
    `${stop.address}, ${stop.city}, ${stop.state} ${stop.postal_code}`;
  doc.font('Helvetica').fontSize(9).fillColor(INK).text(address(tender.origin), 54, 180, { width: 240 });
  doc.text(address(tender.destination), 304, 180, { width: 250 });
  rule(doc, 214);
  const end = drawItems(doc, booking, 226);
  rule(doc, end);
  field(doc, 'Delivered', `${month}-${day}-${year} ${when.slice(11, 16)}`, 54, end + 12, 150);
  field(doc, 'Units received', `${units} of ${units}, no exceptions`, 214, end + 12, 200);
  field(doc, 'Received by', tender.destination.contact_name, 54, end + 52, 200);
  signature(doc, tender.destination.contact_name, 304, end + 84);
  doc
    .moveTo(304, end + 92)
    .lineTo(540, end + 92)
    .lineWidth(0.75)
    .strokeColor(SOFT)
    .stroke();
  doc
    .font('Helvetica')
    .fontSize(8)
    .fillColor(SOFT)
    .text('Signature', 304, end + 96);
};

/** The signed delivery receipt of a delivered booking, as the bytes of a one-page PDF. */
export const proofOfDelivery = async (booking: Booking, carrierName: string): Promise<Buffer> => {
  // Large, and not needed before the first delivery.
  const { default: Document } = await import('pdfkit');
  const doc = new Document({
    size: 'LETTER',
    margin: 54,
    info: { Title: `Delivery receipt ${booking.pro_number}` },
  });
  const chunks: Buffer[] = [];
  const done = new Promise<Buffer>((resolve, reject) => {
    doc.on('data', (chunk: Buffer) => chunks.push(chunk));
    doc.on('end', () => resolve(Buffer.concat(chunks)));
    doc.on('error', reject);
  });
  draw(doc, booking, carrierName);
  doc.end();
  return done;
};
