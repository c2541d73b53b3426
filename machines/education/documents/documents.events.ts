import type { DocumentPurpose } from '../model/index.ts';

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

/** Downloads a stored document. */
export type DocumentsEmitted = { type: 'document.save'; documentId: string };
