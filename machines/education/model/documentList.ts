import * as z from 'zod/mini';
import { documentKinds, documentNameMax, documentPurposes, documentsMax } from './documents.ts';
import type { DocumentKind, StoredDocument } from './documents.ts';

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
export function parseDocumentList(text: string | null): DocumentList {
  try {
    const parsed = listSchema.safeParse(JSON.parse(text ?? 'null'));
    return parsed.success ? parsed.data : noDocuments;
  } catch {
    return noDocuments;
  }
}

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
