import { applicationDialogMachine, applicationDialogView } from '@vetsync/machines/applicationDialog';
import { deliveryOf } from '@vetsync/machines/shell/model';
import { parsePersistedApplications, type ApplicationTarget } from '@vetsync/machines/applications/model';
import { ApplicationDialog } from '@vetsync/ui/screens/applications/ApplicationDialog';
import { useActorRef, useSelector } from '@xstate/react';
import { useEffect } from 'react';
import { leave } from '../../../page/go.ts';
import { persistDraft, useOwnerStorage } from '../../persist.ts';
import { hrefWith } from '../../overlayQuery.ts';
import { usePlatform, usePlatformEvents } from '../../usePlatform.ts';
import { useApplicant } from './useApplicant.ts';

export interface StandaloneApplicationProps {
  /** What the address names to be applied for; null: nothing. */
  target: ApplicationTarget | null;
  /** Names of the query that go when the dialog is closed, beside `open`. */
  names: readonly string[];
}

/** The application dialog for tabs that do not run it themselves, at an address with `?open=apply`. Load it lazily. */
export default function StandaloneApplication({ target, names }: StandaloneApplicationProps) {
  const applicant = useApplicant();
  const { mode } = usePlatform().view().shell;
  const storage = useOwnerStorage('applications');
  const dialog = useActorRef(applicationDialogMachine, {
    input: {
      applicant,
      delivery: deliveryOf(mode),
      persisted: parsePersistedApplications(storage.read()),
      now: Date.now,
      random: Math.random,
    },
  });
  usePlatformEvents(dialog);
  const closing = names.join();
  useEffect(() => {
    const subscriptions = [
      dialog.on('dialog.closed', () => {
        // Somebody who stepped back meanwhile is where they want to be.
        if (new URLSearchParams(location.search).get('open') !== 'apply') return;
        const nothing = Object.fromEntries(['open', ...closing.split(',')].map((name) => [name, null]));
        leave(hrefWith(nothing));
      }),
      dialog.on('drafts.changed', ({ persisted }) => persistDraft(storage, persisted)),
    ];
    return () => subscriptions.forEach((one) => one.unsubscribe());
  }, [dialog, storage, closing]);
  useEffect(() => dialog.send({ type: 'applicant.changed', applicant }), [dialog, applicant]);
  const wanted = target && JSON.stringify(target);
  useEffect(
    () =>
      dialog.send(
        wanted === null
          ? { type: 'dialog.shut' }
          : { type: 'dialog.open', target: JSON.parse(wanted) as ApplicationTarget },
      ),
    [dialog, wanted],
  );
  return <ApplicationDialog view={useSelector(dialog, applicationDialogView)} send={dialog.send} />;
}
