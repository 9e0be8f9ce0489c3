import type { Language } from '@portal/contract/words/language.ts';

/** A letter in one language, in words; plain data, since a thread of its own draws it. */
export type ClaimLetter = {
  language: Language;
  title: string;
  /** Label and value, in two columns. */
  heads: readonly (readonly [string, string])[];
  facts: readonly (readonly [string, string])[];
  salutation: string;
  demand: string;
  statement_title: string;
  statement: string;
  answer: string;
  documents_title: string;
  no_documents: string;
  /** By the document's id; those that cannot be joined are marked. */
  documents: readonly { id: number; text: string }[];
  sent_apart: string;
  signed: string;
  signer: string;
  page: string;
};

/** A document to be joined to the letters. */
export type PacketFile = { id: number; caption: string; content_type: string; bytes: Uint8Array };

export type PacketTask = { letters: readonly ClaimLetter[]; files: readonly PacketFile[] };

/** The joined packet, and which documents could not be joined. */
export type JoinedPacket = { bytes: Uint8Array; apart: number[] };
