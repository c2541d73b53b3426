import { Banner } from '../../components/Banner/Banner.tsx';
import { ConfirmDialog } from '../../components/ConfirmDialog/ConfirmDialog.tsx';
import { Stack } from '../../components/Stack/Stack.tsx';
import { LoadFailed } from '../system/parts/LoadFailed.tsx';
import { googleRefusalWords } from '../auth/GoogleRefusal.words.ts';
import { AccountSection } from './AccountSection.tsx';
import { useWords } from '../../language/useWords.ts';
import { connectedAccountsWords } from './ConnectedAccounts.words.ts';
import { Entries, Entry } from './entries/Entry.tsx';
import { SectionLoading } from './SectionLoading.tsx';
import type { ConnectedAccountsProps } from './Account.types.ts';
import type { ConnectedAccountsView } from '@vetsync/machines/account/connectedAccounts';
import Link2 from 'lucide-react/icons/link-2';
import { Button } from '../../components/Button/Button.tsx';
import { TimeText } from '../system/parts/TimeText.tsx';
import { dateText } from '../dates.ts';

type Provider = ConnectedAccountsView['providers'][number];

/** One provider, with a button to connect or disconnect it. */
function ProviderEntry({ provider, identity, available, view, send }: Provider & ConnectedAccountsProps) {
  const words = useWords(connectedAccountsWords);
  const name = words.providers[provider];
  const isLinking = view.selected === provider && /linking|leaving/.test(view.state) && identity === null;
  const statusText = available ? words.notLinked : words.unavailable;
  return (
    <Entry
      icon={Link2}
      title={name}
      action={
        identity ? (
          <Button
            size="small"
            aria-label={words.unlinkOf(name)}
            isDisabled={view.busy}
            onPress={() => send({ type: 'identity.unlink', provider })}
          >
            {words.unlink}
          </Button>
        ) : (
          available && (
            <Button
              size="small"
              aria-label={isLinking ? words.linking : words.linkOf(name)}
              isPending={isLinking}
              onPress={() => send({ type: 'identity.link', provider })}
            >
              {isLinking ? words.linking : words.link}
            </Button>
          )
        )
      }
    >
      {identity === null && statusText}
      {identity && (
        <>
          {words.linked(identity.email)},{' '}
          <TimeText at={identity.linkedAt} intl={view.intl} size="small">
            {words.since(dateText(identity.linkedAt, view.intl))}
          </TimeText>
        </>
      )}
    </Entry>
  );
}

export type { ConnectedAccountsProps } from './Account.types.ts';

/** External accounts that can sign in to this one (platform spec, section 7, "Identity link and unlink"). */
export function ConnectedAccounts({ view, send }: ConnectedAccountsProps) {
  const words = useWords(connectedAccountsWords);
  const sharedWords = useWords(googleRefusalWords);
  const { state, providers, selected, refusal } = view;
  if (state === 'loading') return <SectionLoading>{words.loading}</SectionLoading>;
  if (state === 'failed') {
    return (
      <LoadFailed
        words={words.failed}
        failure={view.failure}
        onRetry={() => send({ type: 'identities.retry' })}
      />
    );
  }
  const name = selected === null ? '' : words.providers[selected];
  const isWorking = state === 'listed.unlinking.calling';
  return (
    <Stack space="large">
      {refusal !== null && (
        <Banner tone="caution" title={words.refused} announce="status">
          {sharedWords[refusal]}
        </Banner>
      )}
      <AccountSection title={words.title} text={words.text}>
        <Entries label={words.title}>
          {providers.map((each) => (
            <ProviderEntry key={each.provider} {...each} view={view} send={send} />
          ))}
        </Entries>
      </AccountSection>
      {(state === 'listed.confirming' || isWorking) && (
        <ConfirmDialog
          title={words.confirm.title(name)}
          confirmLabel={isWorking ? words.confirm.working : words.confirm.confirm}
          cancelLabel={words.confirm.cancel}
          isPending={isWorking}
          onConfirm={() => send({ type: 'action.confirm' })}
          onCancel={() => send({ type: 'action.cancel' })}
        >
          {words.confirm.text(name)}
        </ConfirmDialog>
      )}
    </Stack>
  );
}
