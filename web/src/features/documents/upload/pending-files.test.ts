import { uploadLimits } from '@portal/contract/documents/upload-limits.ts';
import { expect, it } from 'vitest';
import { uploadRefusal, isReady } from './upload-refusal.ts';
import { choose, pendingOf } from './pending-files.ts';

let loads = 0;
const chosen = (name: string, type = '', size = 1) => {
  const file = new File(['x'], name, { type });
  Object.defineProperty(file, 'size', { value: size });
  choose((loads += 1), [file]);
  const [pending] = pendingOf(loads);
  if (!pending) throw new Error('nothing was chosen');
  return pending;
};

it.each([
  ['POD_100482.pdf', 'application/pdf', 'pod'],
  ['Comprobante de entrega.pdf', 'application/pdf', 'pod'],
  ['POD firmado.jpg', 'image/jpeg', 'pod'],
  ['podio.pdf', 'application/pdf', 'other'],
  ['proof of payment.pdf', 'application/pdf', 'other'],
  ['BOL-7.pdf', 'application/pdf', 'bol'],
  ['IMG_2041.jpeg', 'image/jpeg', 'photo'],
  ['scan.tiff', 'image/tiff', 'other'],
])('guesses the type of %s from its name and content type', (name, type, guessed) => {
  expect(chosen(name, type).type).toBe(guessed);
});

it.each([
  ['IMG_0042.HEIC', '', 1, 'heic'],
  ['logo.svg', 'image/svg+xml', 1, 'svg'],
  ['manual.pdf', 'application/pdf', uploadLimits.bytes + 1, 'too_large'],
  ['photo.jpg', 'image/jpeg', uploadLimits.imageBytes + 1, 'too_large'],
  ['photo.jpg', 'image/jpeg', uploadLimits.imageBytes, null],
] as const)('checks %s before it is sent', (name, type, size, refusal) => {
  const pending = chosen(name, type, size);
  expect(uploadRefusal(pending)).toBe(refusal);
  expect(isReady(pending)).toBe(refusal === null);
});
