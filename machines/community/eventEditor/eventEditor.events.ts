import type { TimedEvent } from '../model/events.ts';
import type { WorldDispatchEmitted } from '../../model/world/index.ts';
import type { EventDraft, EventField } from '../model/index.ts';
import type { ToastEmitted } from '../../system/model/index.ts';

/** Events that the form sends. */
export type EventEditorEvent =
  | { type: 'field.change'; field: EventField; value: string }
  | { type: 'form.submit' }
  /** Closes the form and keeps the draft. */
  | { type: 'dialog.close' }
  | { type: 'draft.discard' }
  | { type: 'discard.confirm' }
  | { type: 'discard.cancel' };

/** Events from the app: whether the URL opens the form, and the events that the person joins. */
export type EventEditorParentEvent =
  | { type: 'location.changed'; isOpen: boolean }
  | { type: 'joined.changed'; joined: readonly TimedEvent[] };

export type EventEditorEmitted =
  | ToastEmitted
  | WorldDispatchEmitted
  /** Stores the draft for the next visit; null clears it. */
  | { type: 'draft.changed'; draft: EventDraft | null }
  | { type: 'dialog.closed' }
  /** The URL should name the new event. */
  | { type: 'event.published'; eventId: string };
