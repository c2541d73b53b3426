import { Banner } from '../../../components/Banner/Banner.tsx';
import { Button } from '../../../components/Button/Button.tsx';
import { Stack } from '../../../components/Stack/Stack.tsx';
import { usePhrases } from '../../../language/usePhrases.ts';
import { useWords } from '../../../language/useWords.ts';
import '../../system/System.phrases.ts';
import type { NotificationInboxProps } from './NotificationInbox.types.ts';
import { inboxWords } from '../NotificationInbox.words.ts';

/** What went wrong with a list that comes from the server. */
export function NotificationTrouble({ view: { paged }, send }: NotificationInboxProps) {
  const words = useWords(inboxWords);
  const write = usePhrases();
  if (!paged || (!paged.isOld && !paged.isUnmarked)) return null;
  return (
    <Banner
      tone="critical"
      announce="alert"
      title={paged.isUnmarked ? words.unmarked : words.old}
      action={
        !paged.isUnmarked && (
          <Button size="small" onPress={() => send({ type: 'notification.retry' })}>
            {words.failed.retry}
          </Button>
        )
      }
    >
      {paged.failure && write(paged.failure)}
    </Banner>
  );
}

/** The next page of a list that comes from the server. */
export function OlderNotifications({ view: { paged }, send }: NotificationInboxProps) {
  const words = useWords(inboxWords);
  if (!paged || paged.older === 'none') return null;
  return (
    <Stack space="small">
      {paged.older === 'failed' && (
        <Banner tone="critical" announce="alert">
          {words.olderFailed}
        </Banner>
      )}
      <Button
        width="full"
        isPending={paged.older === 'loading'}
        onPress={() => send({ type: 'notification.older' })}
      >
        {words.older}
      </Button>
    </Stack>
  );
}
