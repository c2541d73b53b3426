import * as z from 'zod/mini';
import { parseStored } from '../../model/text/stored.ts';

/** What a document is for; `dd214` is the certificate of release from active duty. */
export const documentPurposes = ['dd214', 'jst', 'coe', 'transcript', 'other'] as const;
export type DocumentPurpose = (typeof documentPurposes)[number];

/** Accepted file types, with their label and their first bytes. */
export const documentKinds = [
  { kind: 'pdf', label: 'PDF', accept: 'application/pdf', signature: [0x25, 0x50, 0x44, 0x46, 0x2d] },
  { kind: 'jpeg', label: 'JPEG', accept: 'image/jpeg', signature: [0xff, 0xd8, 0xff] },
  {
    kind: 'png',
    label: 'PNG',
    accept: 'image/png',
    signature: [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a],
  },
] as const;
export type DocumentKind = (typeof documentKinds)[number]['kind'];
/** Number of first bytes that are needed to detect a type. */
export const documentHeadBytes = 8;

/** Largest document, in bytes. */
export const documentMaxBytes = 10 * 1024 * 1024;
/** Maximum number of stored documents. */
export const documentsMax = 20;
/** Maximum length of a name, in characters. */
export const documentNameMax = 200;

/** A document stored in this browser. */
export interface StoredDocument {
  id: string;
  name: string;
  /** In bytes. */
  size: number;
  kind: DocumentKind;
  purpose: DocumentPurpose;
  /** ISO 8601 in UTC. */
  addedAt: string;
}

export const documentRefusals = ['empty', 'tooLarge', 'kind', 'twice', 'tooMany'] as const;
export type DocumentRefusal = (typeof documentRefusals)[number];

/** Detects the type from the first bytes, ignoring the file name; null if unsupported. */
export const kindOfBytes = (head: Uint8Array): DocumentKind | null =>
  documentKinds.find(({ signature }) => signature.every((byte, index) => head[index] === byte))?.kind ?? null;

/** Why a file is rejected before reading it, or null. */
export function refusalOf(
  { name, size }: { name: string; size: number },
  stored: readonly StoredDocument[],
): DocumentRefusal | null {
  if (size === 0) return 'empty';
  if (size > documentMaxBytes) return 'tooLarge';
  if (stored.some((item) => item.name === name && item.size === size)) return 'twice';
  return stored.length >= documentsMax ? 'tooMany' : null;
}

/** So many removed documents are remembered, so that a device that still has the file removes it as well. */
const removedMax = 50;

const kinds = documentKinds.map(({ kind }) => kind) as [DocumentKind, ...DocumentKind[]];
const id = z.string().check(z.maxLength(40));
const listSchema = z.object({
  documents: z
    .array(
      z.object({
        id,
        name: z.string().check(z.maxLength(documentNameMax)),
        size: z.int(),
        kind: z.enum(kinds),
        purpose: z.enum(documentPurposes),
        addedAt: z.string(),
      }),
    )
    .check(z.maxLength(documentsMax)),
  removed: z.array(id),
});

/** The documents of a person, on whatever device each file is. */
export interface DocumentList {
  documents: readonly StoredDocument[];
  /** Ids, the last removed one last. */
  removed: readonly string[];
}
export const noDocuments: DocumentList = { documents: [], removed: [] };

/** Parses a stored list. Corrupt or missing text gives an empty one. */
export const parseDocumentList = (text: string | null): DocumentList =>
  parseStored(listSchema, text, noDocuments);

/** The list with the files of this device, as far as they were not removed on another one. */
export function withLocal(
  { documents, removed }: DocumentList,
  local: readonly StoredDocument[],
): DocumentList {
  const listed = new Set(documents.map((one) => one.id));
  const added = local.filter((one) => !listed.has(one.id) && !removed.includes(one.id));
  return { documents: [...documents, ...added].slice(0, documentsMax), removed };
}

/** The list after the documents that it had before became others. */
export function changedList(
  { documents: before, removed }: DocumentList,
  documents: readonly StoredDocument[],
): DocumentList {
  const kept = new Set(documents.map((one) => one.id));
  const gone = before.filter((one) => !kept.has(one.id)).map((one) => one.id);
  return { documents, removed: [...removed, ...gone].slice(-removedMax) };
}
