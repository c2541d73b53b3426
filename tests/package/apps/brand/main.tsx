import '@vetsync/ui/theme';
import './theme.css';
import { leadCaptureMachine, leadCaptureView } from '@vetsync/machines/landing/leadCapture';
import { componentsSpanish } from '@vetsync/ui/components/spanish';
import { VetSyncProvider } from '@vetsync/ui/language';
import { EarlyAccessDialog } from '@vetsync/ui/screens/landing/EarlyAccessDialog';
import { landingFamilySpanish } from '@vetsync/ui/screens/landing/spanish';
import { leadsSpanish } from '@vetsync/ui/screens/leads/spanish';
import { systemSpanish } from '@vetsync/ui/screens/system/spanish';
import { createRoot } from 'react-dom/client';
import { createActor, fromPromise } from 'xstate';

const messages = [...componentsSpanish, ...systemSpanish, ...leadsSpanish, ...landingFamilySpanish];
const machine = leadCaptureMachine.provide({
  actors: { submitLead: fromPromise(async (): Promise<unknown> => ({ duplicate: false })) },
});
const actor = createActor(machine, { input: { now: Date.now, newId: () => crypto.randomUUID() } });
const root = createRoot(document.querySelector('#app')!);
actor.subscribe((snapshot) =>
  root.render(
    <VetSyncProvider locale="es-US" messages={messages}>
      <EarlyAccessDialog view={leadCaptureView(snapshot)} send={actor.send} />
    </VetSyncProvider>,
  ),
);
actor.start();
actor.send({ type: 'modal.open', source: 'marketing_modal' });
