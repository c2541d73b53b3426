import type { DocumentList, DocumentPurpose } from '../model/index.ts';

/** A chosen file. The machine only uses these fields and passes it on. */
export interface ChosenFile {
  name: string;
  /** In bytes. */
  size: number;
}

/** Events that the documents page sends. */
export type DocumentsEvent =
  | { type: 'load.retry' }
  | { type: 'purpose.choose'; purpose: DocumentPurpose }
  | { type: 'file.choose'; file: ChosenFile }
  /** Saves a copy to the device. */
  | { type: 'document.save'; documentId: string }
  | { type: 'document.remove'; documentId: string }
  /** Answers to "Remove this document?" */
  | { type: 'remove.confirm' }
  | { type: 'remove.cancel' };

/** The account's list has changed, on another device. */
export type DocumentsParentEvent = { type: 'list.changed'; list: DocumentList };

export type DocumentsEmitted =
  /** Downloads a stored document. */
  | { type: 'document.save'; documentId: string }
  /** The files of these were removed on another device, and are deleted here as well. */
  | { type: 'documents.discarded'; ids: readonly string[] }
  /** Keep this list in the account. The files stay here. */
  | { type: 'list.changed'; list: DocumentList };
