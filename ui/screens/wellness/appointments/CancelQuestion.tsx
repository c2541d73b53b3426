import { ConfirmDialog } from '../../../components/ConfirmDialog/ConfirmDialog.tsx';
import type { AppointmentActionsProps } from './AppointmentActions.tsx';
import { useWords } from '../../../language/useWords.ts';
import { appointmentDetailWords } from '../AppointmentDetail.words.ts';
import { fullDay } from '../../appointmentTime.ts';
import { wellnessWords } from '../Wellness.words.ts';

export function CancelQuestion({ detail, send }: AppointmentActionsProps) {
  const sharedWords = useWords(wellnessWords);
  const words = useWords(appointmentDetailWords).confirm;
  const { type, providerName, date, time, delivery } = detail;
  return (
    <ConfirmDialog
      title={words.title}
      tone="critical"
      confirmLabel={words.confirm}
      cancelLabel={words.keep}
      onConfirm={() => send({ type: 'cancel.confirm' })}
      onCancel={() => send({ type: 'cancel.keep' })}
    >
      {words.text[delivery](type, providerName, sharedWords.at(fullDay(date), time))}
    </ConfirmDialog>
  );
}
