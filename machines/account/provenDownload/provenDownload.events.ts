import type { ProofEmitted, ProofParentEvent, ToastEmitted } from '../../system/model/index.ts';

/** Events from the page. */
export type ProvenDownloadParentEvent =
  | ProofParentEvent
  /** Downloads a file of this site. */
  | { type: 'download.start'; href: string };

export type ProvenDownloadEmitted =
  | ProofEmitted
  | ToastEmitted
  /** The server will answer: the browser should download the file. */
  | { type: 'download.ready'; href: string };
