import { crc32 } from 'node:zlib';

export type ZippedFile = { name: string; bytes: Uint8Array };

const utf8Names = 0x0800;
/** 01-01-2026: files of a packet have no time of their own, and equal packets are equal to the byte. */
const day = ((2026 - 1980) << 9) | (1 << 5) | 1;

/** Fields that both headers of a file share, from the version needed to the lengths. */
const shared = (name: Buffer, bytes: Uint8Array): Buffer => {
  const head = Buffer.alloc(26);
  head.writeUInt16LE(20, 0);
  head.writeUInt16LE(utf8Names, 2);
  head.writeUInt16LE(day, 8);
  head.writeUInt32LE(crc32(bytes), 10);
  head.writeUInt32LE(bytes.length, 14);
  head.writeUInt32LE(bytes.length, 18);
  head.writeUInt16LE(name.length, 22);
  return head;
};

const signature = (value: number): Buffer => {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32LE(value);
  return bytes;
};

const centralEntry = (name: Buffer, bytes: Uint8Array, offset: number): Buffer => {
  const tail = Buffer.alloc(14);
  tail.writeUInt32LE(offset, 10);
  return Buffer.concat([signature(0x02014b50), Buffer.from([20, 0]), shared(name, bytes), tail, name]);
};

const endOf = (count: number, size: number, offset: number): Buffer => {
  const end = Buffer.alloc(18);
  end.writeUInt16LE(count, 4);
  end.writeUInt16LE(count, 6);
  end.writeUInt32LE(size, 8);
  end.writeUInt32LE(offset, 12);
  return Buffer.concat([signature(0x06054b50), end]);
};

/** An archive of these files as they are: PDFs and photos are compressed already. */
export const zipFiles = (files: readonly ZippedFile[]): Buffer => {
  const parts: Buffer[] = [];
  const entries: Buffer[] = [];
  let offset = 0;
  for (const { name, bytes } of files) {
    const encoded = Buffer.from(name);
    entries.push(centralEntry(encoded, bytes, offset));
    const local = Buffer.concat([signature(0x04034b50), shared(encoded, bytes), encoded]);
    parts.push(local, Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength));
    offset += local.length + bytes.length;
  }
  const central = Buffer.concat(entries);
  return Buffer.concat([...parts, central, endOf(files.length, central.length, offset)]);
};
