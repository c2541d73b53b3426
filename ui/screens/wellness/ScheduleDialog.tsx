import { Button } from '../../components/Button/Button.tsx';
import { Dialog } from '../../components/Dialog/Dialog.tsx';
import { EmptyState } from '../../components/EmptyState/EmptyState.tsx';
import { ScheduleForm } from './schedule/ScheduleForm.tsx';
import { useWords } from '../../language/useWords.ts';
import { scheduleWords } from './ScheduleDialog.words.ts';
import { DiscardConfirmation } from '../system/parts/DiscardConfirmation.tsx';
import type { ScheduleDialogProps } from './Wellness.types.ts';

export type { ScheduleDialogProps } from './Wellness.types.ts';

/** Requests an appointment or another time for one (feature spec, section 2, "Schedule Appointment dialog"). */
export function ScheduleDialog({ view, send }: ScheduleDialogProps) {
  const words = useWords(scheduleWords);
  const refused = words.refused[view.visitKind];
  const isRefused = view.state === 'refused';
  return (
    <>
      <Dialog
        title={words.title[view.visitKind][view.task]}
        isOpen={view.isOpen}
        width={isRefused ? 'reading' : 'page'}
        isBusy={view.busy}
        onClose={() => send({ type: 'dialog.close' })}
      >
        {isRefused ? (
          <EmptyState
            level={3}
            title={refused.title}
            action={
              <Button variant="primary" onPress={() => send({ type: 'provider.change' })}>
                {refused.action}
              </Button>
            }
          >
            {refused.text}
          </EmptyState>
        ) : (
          <ScheduleForm view={view} send={send} />
        )}
      </Dialog>
      <DiscardConfirmation isOpen={view.state === 'confirmingDiscard'} words={words.discard} send={send} />
    </>
  );
}
