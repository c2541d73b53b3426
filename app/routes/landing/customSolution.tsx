import { customSolutionMachine, customSolutionView } from '@vetsync/machines/landing/customSolution';
import { solutionFields, type CustomSolution } from '@vetsync/machines/landing/model';
import { CustomSolutionDialog } from '@vetsync/ui/screens/landing/CustomSolutionDialog';
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

const customSolution = memoizeByKey((root: Root) => {
  const { solutions } = serverActors(root);
  const storage = draftStorage('vetsync_solution_draft', [...solutionFields, 'id']);
  const { id, ...draft } = storage.read();
  const machine = customSolutionMachine.provide({
    actors: {
      submitSolution: called(
        ({ solution, idempotencyKey }: { solution: CustomSolution; idempotencyKey: string }) =>
          calls.submitSolution(solution, idempotencyKey),
      ),
    },
  });
  const actor = createActor(machine, {
    input: {
      draft,
      id,
      stored: solutions.getSnapshot().context.stored,
      now: Date.now,
      newId: () => crypto.randomUUID(),
    },
  });
  root.listen(actor);
  actor.on('draft.changed', (emitted) => storage.write({ ...emitted.draft, id: emitted.id }));
  actor.on('entry.add', solutions.send);
  solutions.on('outbox.changed', actor.send);
  actor.start();
  followDialogInUrl(actor, 'custom-solution', () => actor.send({ type: 'modal.open' }));
  return actor;
});

export default function CustomSolutionPage() {
  const actor = customSolution(useRoot());
  return <CustomSolutionDialog view={useSelector(actor, customSolutionView)} send={actor.send} />;
}
