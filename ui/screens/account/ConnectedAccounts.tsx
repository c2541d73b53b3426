import { Banner } from '../../components/Banner/Banner.tsx';
import { ConfirmDialog } from '../../components/ConfirmDialog/ConfirmDialog.tsx';
import { Stack } from '../../components/Stack/Stack.tsx';
import { LoadFailed } from '../system/parts/LoadFailed.tsx';
import { googleRefusalWords } from '../auth/GoogleRefusal.words.ts';
import { AccountSection } from './AccountSection.tsx';
import { useWords } from '../../language/useWords.ts';
import { connectedAccountsWords } from './ConnectedAccounts.words.ts';
import { Entries } from './entries/Entry.tsx';
import { ProviderEntry } from './entries/ProviderEntry.tsx';
import { SectionLoading } from './SectionLoading.tsx';
import type { ConnectedAccountsProps } from './Account.types.ts';

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
