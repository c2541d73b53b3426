import type { FileEmitted } from '../../model/text/csv.ts';
import type { ProofEmitted, ProofParentEvent, ToastEmitted } from '../../system/model/index.ts';

/** A chosen file. The machine only uses these fields and passes it on. */
export interface JobFile {
  name: string;
  /** In bytes. */
  size: number;
}

/** Events that the import of jobs sends. */
export type JobImportEvent =
  | { type: 'page.retry' }
  | { type: 'file.choose'; file: JobFile }
  | { type: 'file.remove' }
  | { type: 'form.submit' }
  /** Downloads a file to start from. */
  | { type: 'example.save' };

/** Events from the app. */
export type JobImportParentEvent = ProofParentEvent;

export type JobImportEmitted = ToastEmitted | ProofEmitted | FileEmitted;
