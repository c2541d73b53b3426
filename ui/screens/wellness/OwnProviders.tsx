import { Banner } from '../../components/Banner/Banner.tsx';
import { ConfirmDialog } from '../../components/ConfirmDialog/ConfirmDialog.tsx';
import { Dialog } from '../../components/Dialog/Dialog.tsx';
import { Section } from '../../components/Section/Section.tsx';
import { Stack } from '../../components/Stack/Stack.tsx';
import { Text } from '../../components/Text/Text.tsx';
import { useWords } from '../../language/useWords.ts';
import { CareLinks } from './providers/CareLinks.tsx';
import { OwnProviderForm } from './providers/OwnProviderForm.tsx';
import { OwnProviderList } from './providers/OwnProviderList.tsx';
import { ownProvidersWords } from './providers/OwnProviders.words.ts';
import type { OwnProvidersProps } from './Wellness.types.ts';

export type { OwnProvidersProps } from './Wellness.types.ts';

/** A signed-in person's own doctors, to note visits with, and where to find care. */
export function OwnProviders({ view, send }: OwnProvidersProps) {
  const words = useWords(ownProvidersWords);
  const { providers, fullAt, removed, isOpen, careHref } = view;
  return (
    <>
      <Dialog
        title={words.title}
        description={words.description}
        isOpen={isOpen}
        onClose={() => send({ type: 'dialog.close' })}
      >
        <Stack space="large">
          {providers.length > 0 ? <OwnProviderList view={view} send={send} /> : <Text>{words.none}</Text>}
          {fullAt === null ? (
            <Section title={words.add} level={3}>
              <OwnProviderForm view={view} send={send} />
            </Section>
          ) : (
            <Banner>{words.full(fullAt)}</Banner>
          )}
          <CareLinks href={careHref} />
        </Stack>
      </Dialog>
      {removed && (
        <ConfirmDialog
          title={words.question.title}
          tone="critical"
          confirmLabel={words.question.confirm}
          cancelLabel={words.question.cancel}
          onConfirm={() => send({ type: 'removal.confirm' })}
          onCancel={() => send({ type: 'removal.cancel' })}
        >
          {words.question.text(removed.name)}
        </ConfirmDialog>
      )}
    </>
  );
}
