import { leadCaptureMachine, leadCaptureView } from '@vetsync/machines/landing/leadCapture';
import { Button } from '@vetsync/ui/components/Button';
import { EarlyAccessDialog } from '@vetsync/ui/screens/landing/EarlyAccessDialog';
import { useActor } from '@xstate/react';
import { fromPromise } from 'xstate';

const machine = leadCaptureMachine.provide({
  actors: {
    // Your API call. What it throws decides which error the screen shows.
    submitLead: fromPromise(async (): Promise<unknown> => ({ duplicate: false })),
  },
});

export function MachineScreen() {
  const [snapshot, send] = useActor(machine, {
    input: { now: Date.now, newId: () => crypto.randomUUID() },
  });
  return (
    <>
      <Button variant="primary" onPress={() => send({ type: 'modal.open', source: 'marketing_modal' })}>
        Join the list
      </Button>
      <EarlyAccessDialog view={leadCaptureView(snapshot)} send={send} />
    </>
  );
}
