import sharp from 'sharp';
import { expect, it } from 'vitest';
import { textsOf } from '../../../testing/read-pdf.ts';
import { joinPacket } from './join-packet.ts';

it('names a photo on its own page, with a sign where the name is longer than the page is wide', async () => {
  const bytes = await sharp({ create: { width: 80, height: 60, channels: 3, background: '#88a' } })
    .jpeg()
    .toBuffer();
  const long = `zdjęcie palety ${'Łódź 96″ '.repeat(14)}.jpg`;
  const tooLong = `${'Świętochłowice '.repeat(30)}.jpg`;
  const files = [long, tooLong].map((caption, id) => ({ id, caption, content_type: 'image/jpeg', bytes }));
  const { bytes: packet, apart } = await joinPacket({ letters: [], files });
  expect(apart).toEqual([]);
  const captions = (await textsOf(packet)).filter((text) => text !== '');
  expect(captions[0]).toBe(long);
  expect(captions[1]).toMatch(/^Świętochłowice .*…$/);
});
