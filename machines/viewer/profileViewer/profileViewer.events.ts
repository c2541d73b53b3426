import type { NavigationEmitted, ToastEmitted } from '../../system/model/index.ts';
import type { ViewerContactField, ViewerDialog } from '../model/index.ts';
import type { WorldDispatchEmitted } from '../../model/world/index.ts';

/** Events that the profile viewer sends. */
export type ProfileViewerEvent =
  | { type: 'platform.back' }
  | { type: 'buddies.open'; posting: string }
  /** Asks a person to connect, or cancels the request. */
  | { type: 'buddy.toggle'; id: string }
  | { type: 'support.open'; service: 'claim' | 'housing' }
  | { type: 'contact.open' }
  | { type: 'field.change'; field: ViewerContactField; value: string }
  | { type: 'form.submit' }
  | { type: 'dialog.close' }
  /** Answers to "Discard what you wrote?" */
  | { type: 'close.confirm' }
  | { type: 'close.cancel' }
  | { type: 'page.print' };

/** The URL names the open dialog. */
export type ProfileViewerParentEvent = { type: 'location.changed'; open: ViewerDialog };

export type ProfileViewerEmitted =
  | ToastEmitted
  | NavigationEmitted
  | WorldDispatchEmitted
  /** One step back in history. */
  | { type: 'page.back' }
  /** The URL should name the open dialog. */
  | { type: 'location.changed'; open: ViewerDialog }
  | { type: 'page.print' };
