import type { AppointmentEvent, AppointmentFormView } from '@vetsync/machines/wellness/appointment';
import type { AppointmentsEvent, AppointmentsView } from '@vetsync/machines/wellness/appointments';
import type { ClaimEditorEvent, ClaimEditorView } from '@vetsync/machines/wellness/claimEditor';
import type { OwnProvidersEvent, OwnProvidersView } from '@vetsync/machines/wellness/ownProviders';
import type { WellnessCheckEvent, WellnessCheckView } from '@vetsync/machines/wellness/wellnessCheck';
import type { ScreenProps } from '../system/parts/screenProps.ts';

// Props of this family's screens. The parts of a screen use them too.

export type AppointmentsProps = ScreenProps<AppointmentsView, AppointmentsEvent>;

export type ClaimEditorProps = ScreenProps<ClaimEditorView, ClaimEditorEvent>;

export type CheckProps = ScreenProps<WellnessCheckView, WellnessCheckEvent>;

export type OwnProvidersProps = ScreenProps<OwnProvidersView, OwnProvidersEvent>;

export type ScheduleDialogProps = ScreenProps<AppointmentFormView, AppointmentEvent>;
