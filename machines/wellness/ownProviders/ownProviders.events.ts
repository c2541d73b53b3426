import type { OverlayRequest } from '../../shell/platform/tabSupervisor.events.ts';
import type { ToastEmitted } from '../../system/model/index.ts';
import type { OwnProviderField } from '../model/index.ts';

/** Events that the dialog sends. */
export type OwnProvidersEvent =
  | { type: 'field.change'; field: OwnProviderField; value: string }
  | { type: 'form.submit' }
  /** Notes a visit with this one. */
  | { type: 'provider.choose'; providerId: string }
  | { type: 'provider.remove'; providerId: string }
  | { type: 'removal.confirm' }
  | { type: 'removal.cancel' }
  | { type: 'dialog.close' };

/** Events from the app: the URL names the dialog, and another device changed the list. */
export type OwnProvidersParentEvent =
  | { type: 'location.changed'; open: boolean }
  | { type: 'providers.restored'; text: string };

export type OwnProvidersEmitted =
  | ToastEmitted
  | OverlayRequest
  /** Stores the list. */
  | { type: 'providers.stored'; text: string }
  | { type: 'provider.chosen'; providerId: string };
