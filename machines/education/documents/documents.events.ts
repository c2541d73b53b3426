import type { DocumentPurpose } from '../model/index.ts';

/** A file as a person chose it; the machine passes it on and looks at nothing else of it. */
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
  /** Answers to "remove this document?" */
  | { type: 'remove.confirm' }
  | { type: 'remove.cancel' };

/** Hands a kept document to the browser as a file. */
export type DocumentsEmitted = { type: 'document.save'; documentId: string };
