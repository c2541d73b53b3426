import SearchX from 'lucide-react/icons/search-x';
import { Button } from '../../components/Button/Button.tsx';
import { Dialog } from '../../components/Dialog/Dialog.tsx';
import { EmptyState } from '../../components/EmptyState/EmptyState.tsx';
import { Grid } from '../../components/Grid/Grid.tsx';
import { Heading } from '../../components/Heading/Heading.tsx';
import { Inline } from '../../components/Inline/Inline.tsx';
import { Stack } from '../../components/Stack/Stack.tsx';
import { ProviderCard } from './providers/ProviderCard.tsx';
import { ProviderFilters } from './providers/ProviderFilters.tsx';
import { useWords } from '../../language/useWords.ts';
import { providerFinderWords } from './ProviderFinder.words.ts';
import type { ProviderFinderProps } from './Wellness.types.ts';

export type { ProviderFinderProps } from './Wellness.types.ts';

/** Find Healthcare Providers (feature spec, section 2). */
export function ProviderFinder({ view, send }: ProviderFinderProps) {
  const words = useWords(providerFinderWords);
  const { count, listed, hiddenCount, isFiltered } = view;
  const clear = <Button onPress={() => send({ type: 'filters.clear' })}>{words.clear}</Button>;
  return (
    <Dialog
      title={words.title}
      width="page"
      isOpen={view.isOpen}
      onClose={() => send({ type: 'dialog.close' })}
    >
      <Stack space="large">
        <ProviderFilters view={view} send={send} />
        <Stack space="small">
          <Inline justify="space-between" space="small">
            <Heading isLive level={3}>
              {words.found(count)}
            </Heading>
            {isFiltered && count > 0 && clear}
          </Inline>
          {count === 0 ? (
            <EmptyState icon={SearchX} level={4} title={words.none.title} action={clear}>
              {words.none.text}
            </EmptyState>
          ) : (
            <Grid as="ul" listStyle="none" columns={{ mobile: 1, tablet: 2 }} space="small">
              {listed.map((provider) => (
                <li key={provider.id}>
                  <ProviderCard
                    provider={provider}
                    onSchedule={(providerId) => send({ type: 'provider.choose', providerId })}
                  />
                </li>
              ))}
            </Grid>
          )}
          {hiddenCount > 0 && (
            <Button width="full" onPress={() => send({ type: 'list.more' })}>
              {words.showMore(hiddenCount)}
            </Button>
          )}
        </Stack>
      </Stack>
    </Dialog>
  );
}
