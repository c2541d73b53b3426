import CircleCheck from 'lucide-react/icons/circle-check';
import Download from 'lucide-react/icons/download';
import { Button } from '../../components/Button/Button.tsx';
import { EmptyState } from '../../components/EmptyState/EmptyState.tsx';
import { LinkButton } from '../../components/LinkButton/LinkButton.tsx';
import { Stack } from '../../components/Stack/Stack.tsx';
import { AccountSection } from './AccountSection.tsx';
import { useWords } from '../../language/useWords.ts';
import { accountDeletionWords } from './AccountDeletion.words.ts';
import { DeletionForm } from './DeletionForm.tsx';
import type { AccountDeletionProps } from './Account.types.ts';

export type { AccountDeletionProps } from './Account.types.ts';

/** Download of all stored data, and deletion of the account. */
export function AccountDeletion({ view, send }: AccountDeletionProps) {
  const words = useWords(accountDeletionWords);
  if (view.state === 'deleted') {
    return (
      <output>
        <EmptyState
          icon={CircleCheck}
          title={words.deleted.title}
          action={
            <Button variant="primary" onPress={() => send({ type: 'page.continue' })}>
              {words.deleted.next}
            </Button>
          }
        >
          {words.deleted.text}
        </EmptyState>
      </output>
    );
  }
  return (
    <Stack space="large">
      <AccountSection title={words.download.title} text={words.download.text}>
        <div>
          <LinkButton href={view.downloadHref} icon={Download} download>
            {words.download.action}
          </LinkButton>
        </div>
      </AccountSection>
      <AccountSection title={words.delete.title} text={words.delete.text}>
        <DeletionForm view={view} send={send} />
      </AccountSection>
    </Stack>
  );
}
