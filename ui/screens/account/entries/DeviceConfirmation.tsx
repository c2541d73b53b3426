import { ConfirmDialog } from '../../../components/ConfirmDialog/ConfirmDialog.tsx';
import type { DevicesProps } from '../Account.types.ts';
import { useWords } from '../../../language/useWords.ts';
import { devicesWords } from '../Devices.words.ts';

/** Confirms signing out a device. */
export function DeviceConfirmation({ view, send }: DevicesProps) {
  const words = useWords(devicesWords);
  const { state, selected, others } = view;
  const isOne = state === 'listed.confirming' || state === 'listed.ending.calling';
  const isAll = state === 'listed.confirmingOthers' || state === 'listed.endingOthers.calling';
  if (!isOne && !isAll) return null;
  const labels = isOne ? words.confirm : words.confirmAll;
  const isWorking = state === 'listed.ending.calling' || state === 'listed.endingOthers.calling';
  return (
    <ConfirmDialog
      title={
        isOne
          ? words.confirm.title(words.name(selected?.browser ?? null, selected?.system ?? null))
          : words.confirmAll.title
      }
      confirmLabel={isWorking ? labels.working : labels.confirm}
      cancelLabel={labels.cancel}
      isPending={isWorking}
      onConfirm={() => send({ type: 'action.confirm' })}
      onCancel={() => send({ type: 'action.cancel' })}
    >
      {isOne ? words.confirm.text : words.confirmAll.text(others.length)}
    </ConfirmDialog>
  );
}
