import type { SnapshotFrom } from 'xstate';
import { documentKinds, documentMaxBytes, documentPurposes } from '../model/index.ts';
import type { DocumentPurpose, DocumentRefusal, StoredDocument } from '../model/index.ts';
import type { documentsMachine } from './documents.machine.ts';

export type DocumentsState =
  | 'loading'
  | 'loadFailed'
  | 'idle'
  | 'checking'
  | 'refused'
  | 'storing'
  | 'stored'
  | 'storeFailed'
  | 'confirmingRemoval'
  | 'removing'
  | 'removed'
  | 'removeFailed';

export interface DocumentsView {
  state: DocumentsState;
  /** Newest first. */
  documents: readonly (StoredDocument & { isHere: boolean })[];
  /** Whether the account has the list, so that other devices show it. */
  isListed: boolean;
  purposes: readonly DocumentPurpose[];
  purpose: DocumentPurpose;
  kinds: readonly { label: string; accept: string }[];
  /** In bytes. */
  maxBytes: number;
  /** Name of the file that is being checked, stored or was rejected. */
  fileName: string;
  /** Why the chosen file was rejected, or null. */
  refusal: DocumentRefusal | null;
  /** The document that was added or removed last, or is about to be removed. */
  subject: StoredDocument | null;
  busy: boolean;
}

const busyStates: readonly DocumentsState[] = ['checking', 'storing', 'removing'];

export function documentsView({ value, context }: SnapshotFrom<typeof documentsMachine>): DocumentsView {
  const { documents, away, list, purpose, file, refusal, subject } = context;
  const state = (typeof value === 'object' ? value.ready : value) as DocumentsState;
  return {
    state,
    documents: documents.map((one) => ({ ...one, isHere: !away.includes(one.id) })),
    isListed: list !== null,
    purposes: documentPurposes,
    purpose,
    kinds: documentKinds.map(({ label, accept }) => ({ label, accept })),
    maxBytes: documentMaxBytes,
    fileName: file?.name ?? '',
    refusal: state === 'refused' ? refusal : null,
    subject,
    busy: busyStates.includes(state),
  };
}
