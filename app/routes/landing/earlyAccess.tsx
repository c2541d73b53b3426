import { experienceHref } from '@vetsync/machines/landing/landing';
import { leadCaptureMachine, leadCaptureView } from '@vetsync/machines/landing/leadCapture';
import { defaultLeadSource, leadFields, leadSources, type Lead } from '@vetsync/machines/leads/model';
import { sessionView } from '@vetsync/machines/account/session';
import { EarlyAccessDialog } from '@vetsync/ui/screens/landing/EarlyAccessDialog';
import { useSelector } from '@xstate/react';
import { createActor } from 'xstate';
import { memoizeByKey } from '../../page/memoizeByKey.ts';
import { useRoot } from '../../page/useRoot.ts';
import type { Root } from '../../root.ts';
import { serverActors } from '../../serverActors.ts';
import { draftStorage } from '../../services/browser/draft.ts';
import { calls } from '../../services/http/calls.ts';
import { followDialogInUrl } from './dialogInUrl.ts';
import { called } from '../../services/calling.ts';

const leadCapture = memoizeByKey((root: Root) => {
  const { leads } = serverActors(root);
  const storage = draftStorage('vetsync_lead_draft', [...leadFields, 'id']);
  const { id, ...draft } = storage.read();
  const machine = leadCaptureMachine.provide({
    actors: {
      submitLead: called(({ lead, idempotencyKey }: { lead: Lead; idempotencyKey: string }) =>
        calls.submitLead(lead, idempotencyKey),
      ),
    },
  });
  const actor = createActor(machine, {
    input: {
      draft,
      id,
      stored: leads.getSnapshot().context.stored,
      now: Date.now,
      newId: () => crypto.randomUUID(),
    },
  });
  root.listen(actor);
  actor.on('draft.changed', (emitted) => storage.write({ ...emitted.draft, id: emitted.id }));
  actor.on('entry.add', leads.send);
  actor.on('entry.retry', leads.send);
  leads.on('outbox.changed', actor.send);
  leads.on('entry.synced', actor.send);
  leads.on('entry.failed', actor.send);
  actor.start();
  followDialogInUrl(actor, 'early-access', (query) => {
    const source = leadSources.find((name) => name === query.get('source')) ?? defaultLeadSource;
    actor.send({ type: 'modal.open', source });
  });
  return actor;
});

export default function EarlyAccess() {
  const root = useRoot();
  const actor = leadCapture(root);
  const session = useSelector(serverActors(root).session, sessionView);
  return (
    <EarlyAccessDialog
      view={useSelector(actor, leadCaptureView)}
      platformHref={experienceHref(session)}
      send={actor.send}
    />
  );
}
