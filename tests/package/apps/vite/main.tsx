import '@vetsync/ui/theme';
import { leadCaptureMachine, leadCaptureView } from '@vetsync/machines/landing/leadCapture';
import { EarlyAccessDialog } from '@vetsync/ui/screens/landing/EarlyAccessDialog';
import { createRoot } from 'react-dom/client';
import { createActor, fromPromise } from 'xstate';

const machine = leadCaptureMachine.provide({
  actors: { submitLead: fromPromise(async (): Promise<unknown> => ({ duplicate: false })) },
});
const actor = createActor(machine, { input: { now: Date.now, newId: () => crypto.randomUUID() } });
const root = createRoot(document.querySelector('#app')!);
actor.subscribe((snapshot) =>
  root.render(<EarlyAccessDialog view={leadCaptureView(snapshot)} send={actor.send} />),
);
actor.start();
actor.send({ type: 'modal.open', source: 'marketing_modal' });
