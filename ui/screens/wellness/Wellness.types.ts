import type { AppointmentEvent, AppointmentFormView } from '@vetsync/machines/wellness/appointment';
import type { AppointmentsEvent, AppointmentsView } from '@vetsync/machines/wellness/appointments';
import type { ClaimEditorEvent, ClaimEditorView } from '@vetsync/machines/wellness/claimEditor';
import type { OwnProvidersEvent, OwnProvidersView } from '@vetsync/machines/wellness/ownProviders';
import type { WellnessCheckEvent, WellnessCheckView } from '@vetsync/machines/wellness/wellnessCheck';

// Props of this family's screens. The parts of a screen use them too.

export interface AppointmentsProps {
  view: AppointmentsView;
  send: (event: AppointmentsEvent) => void;
}

export interface ClaimEditorProps {
  view: ClaimEditorView;
  send: (event: ClaimEditorEvent) => void;
}

export interface CheckProps {
  view: WellnessCheckView;
  send: (event: WellnessCheckEvent) => void;
}

export interface OwnProvidersProps {
  view: OwnProvidersView;
  send: (event: OwnProvidersEvent) => void;
}

export interface ScheduleDialogProps {
  view: AppointmentFormView;
  send: (event: AppointmentEvent) => void;
}
