import type { PrivateRecord } from '../../model/world/index.ts';
import type { ToastEmitted } from '../../system/model/index.ts';
import type { RecordRequest } from '../accountWorld/index.ts';

/** Texts by the name under which a screen asks for them. */
export type RecordTexts = Readonly<Record<string, string>>;

/** A screen has a text to keep; `null` in JSON: nothing any more. */
export interface WriteRecord {
  type: 'record.write';
  name: string;
  text: string;
}

export type PrivateRecordsParentEvent =
  | WriteRecord
  /** What the account has under each name. */
  | { type: 'records.changed'; records: readonly PrivateRecord[] };

/** The page is hidden and may be closed: nothing waits any longer. */
export interface PageHidden {
  type: 'page.hidden';
}

/** To the actor `store`: keep a text in this browser until it is sent (null: it is), or forget those of earlier versions. */
export type StoreUnsent =
  | { type: 'unsent.store'; name: string; text: string | null }
  | { type: 'earlier.forget' };

export type PrivateRecordsEmitted = RecordRequest | ToastEmitted;
