import { lazy, Suspense } from 'react';
import { Button } from '../../../components/Button/Button.tsx';
import { ConfirmDialog } from '../../../components/ConfirmDialog/ConfirmDialog.tsx';
import { Dialog } from '../../../components/Dialog/Dialog.tsx';
import { EmptyState } from '../../../components/EmptyState/EmptyState.tsx';
import { Stack } from '../../../components/Stack/Stack.tsx';
import { Text } from '../../../components/Text/Text.tsx';
import type { CommunityProps } from '../Community.types.ts';
import { useWords } from '../../../language/useWords.ts';
import { communityWords } from '../Community.words.ts';
import { EventActions } from './EventActions.tsx';
import { EventBadges } from './EventBadges.tsx';
import { EventFacts } from './EventFacts.tsx';
import { ReportDialog } from '../../messages/inbox/ReportDialog.tsx';
import { EventPart } from './EventPart.tsx';

// A calendar is heavy, and few have an event of their own.
const MoveDialog = lazy(async () => ({ default: (await import('./MoveDialog.tsx')).MoveDialog }));

/** The dialog of one event, and the confirmations of its actions. */
export function EventDialogs({ view, send }: Pick<CommunityProps, 'view' | 'send'>) {
  const words = useWords(communityWords);
  const { dialog, open, part, confirmingEvent, intl } = view;
  const close = () => send({ type: 'dialog.close' });
  return (
    <>
      {open && (
        <Dialog
          title={open.title}
          description={open.organizer ? words.event.organizer(open.organizer) : undefined}
          onClose={close}
        >
          <Stack space="medium">
            <EventBadges event={open} />
            <Text>{open.description}</Text>
            <EventFacts event={open} intl={intl} />
            {open.clashes.length > 0 && (
              <Text size="small" weight="medium" tone="critical">
                {words.event.clash(open.clashes)}
              </Text>
            )}
            {part && <EventPart event={open} part={part} intl={intl} send={send} />}
            {(open.writeHref || (open.host && !open.isHosted)) && open.participation === 'none' && (
              <Text size="small" tone="muted">
                {words.event.seen}
              </Text>
            )}
            <EventActions event={open} send={send} isOpen />
          </Stack>
        </Dialog>
      )}
      <Suspense>{view.move && <MoveDialog move={view.move} intl={intl} send={send} />}</Suspense>
      {view.report && (
        <ReportDialog
          title={words.report.title}
          text={words.report.text}
          sent={words.report.sent}
          report={view.report}
          send={send}
        >
          <Text weight="strong">{view.report.title}</Text>
        </ReportDialog>
      )}
      {dialog === 'missing' && (
        <Dialog title={words.upcoming} onClose={close}>
          <EmptyState
            level={3}
            title={words.missing.title}
            action={
              <Button variant="primary" onPress={close}>
                {words.missing.action}
              </Button>
            }
          >
            {words.missing.text}
          </EmptyState>
        </Dialog>
      )}
      {dialog === 'askingClash' && confirmingEvent && (
        <ConfirmDialog
          title={words.clash.title}
          confirmLabel={words.clash.confirm}
          cancelLabel={words.clash.dismiss}
          onConfirm={() => send({ type: 'action.confirm' })}
          onCancel={() => send({ type: 'confirmation.dismiss' })}
        >
          {words.clash.text(confirmingEvent.title, confirmingEvent.clashes)}
        </ConfirmDialog>
      )}
      {dialog === 'askingCancel' && confirmingEvent && (
        <ConfirmDialog
          title={words.callOff.title}
          tone="critical"
          confirmLabel={words.callOff.confirm}
          cancelLabel={words.callOff.dismiss}
          onConfirm={() => send({ type: 'action.confirm' })}
          onCancel={() => send({ type: 'confirmation.dismiss' })}
        >
          {words.callOff.text(confirmingEvent.title)}
        </ConfirmDialog>
      )}
    </>
  );
}
