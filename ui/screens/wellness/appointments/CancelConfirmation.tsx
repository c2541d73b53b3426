import { ConfirmDialog } from '../../../components/ConfirmDialog/ConfirmDialog.tsx';
import type { AppointmentActionsProps } from './AppointmentActions.tsx';
import { worldPhrases } from '../../system/parts/World.phrases.ts';
import { useWords } from '../../../language/useWords.ts';
import { appointmentDetailWords } from '../AppointmentDetail.words.ts';
import { useDates } from '../../system/parts/useDates.ts';
import { wellnessWords } from '../Wellness.words.ts';

export function CancelConfirmation({ detail, send }: AppointmentActionsProps) {
  const { fullDay, slotTime } = useDates();
  const sharedWords = useWords(wellnessWords);
  const words = useWords(appointmentDetailWords).confirm;
  const { appointmentType } = useWords(worldPhrases);
  const { type, providerName, date, time, visitKind } = detail;
  return (
    <ConfirmDialog
      title={words.title}
      tone="critical"
      confirmLabel={words.confirm}
      cancelLabel={words.keep}
      onConfirm={() => send({ type: 'cancel.confirm' })}
      onCancel={() => send({ type: 'cancel.keep' })}
    >
      {words.text[visitKind](
        appointmentType(type),
        providerName,
        sharedWords.at(fullDay(date), slotTime(time)),
      )}
    </ConfirmDialog>
  );
}
