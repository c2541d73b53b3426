import {
  leadCaptureMachine,
  leadCaptureView,
  type LeadCaptureEvent,
  type LeadCaptureParentEvent,
  type LeadCaptureView,
} from '@vetsync/machines/landing/leadCapture';
import { Button } from '@vetsync/ui/components/Button';
import { createScreen } from '@vetsync/ui/hooks/createScreen';
import { EarlyAccessDialog } from '@vetsync/ui/screens/landing/EarlyAccessDialog';
import { createActor, fromPromise } from 'xstate';

const machine = leadCaptureMachine.provide({
  actors: {
    // Your API call. What it throws decides which error the screen shows.
    submitLead: fromPromise(async (): Promise<unknown> => ({ duplicate: false })),
  },
});

interface Passed {
  view: LeadCaptureView;
  send: (event: LeadCaptureEvent | LeadCaptureParentEvent) => void;
}

export const MachineScreen = createScreen({
  screen: ({ view, send }: Passed) => (
    <>
      <Button variant="primary" onPress={() => send({ type: 'modal.open', source: 'marketing_modal' })}>
        Join the list
      </Button>
      <EarlyAccessDialog view={view} send={send} />
    </>
  ),
  view: leadCaptureView,
  start: (options) =>
    createActor(machine, { input: { now: Date.now, newId: () => crypto.randomUUID() }, ...options }),
});
