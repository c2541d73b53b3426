import UserSearch from 'lucide-react/icons/user-search';
import { Dialog } from '../../../components/Dialog/Dialog.tsx';
import { EmptyState } from '../../../components/EmptyState/EmptyState.tsx';
import { Grid } from '../../../components/Grid/Grid.tsx';
import { LinkButton } from '../../../components/LinkButton/LinkButton.tsx';
import type { AppointmentsProps } from '../Wellness.types.ts';
import { ProviderCard } from './ProviderCard.tsx';
import { useWords } from '../../../language/useWords.ts';
import { providerFinderWords } from '../ProviderFinder.words.ts';

/** Providers that the veteran has seen before. */
export function ExistingProviders({ view, send }: AppointmentsProps) {
  const words = useWords(providerFinderWords).existing;
  return (
    <Dialog
      title={words.title}
      description={words.description}
      isOpen={view.state === 'existing'}
      onClose={() => send({ type: 'existing.close' })}
    >
      {view.existing.length === 0 ? (
        <EmptyState
          icon={UserSearch}
          level={3}
          title={words.none.title}
          action={<LinkButton href={view.links.findAll}>{words.none.action}</LinkButton>}
        >
          {words.none.text}
        </EmptyState>
      ) : (
        <Grid as="ul" listStyle="none" columns={{ mobile: 1, tablet: 2 }} space="small">
          {view.existing.map((provider) => (
            <li key={provider.id}>
              <ProviderCard
                provider={provider}
                onSchedule={(providerId) => send({ type: 'provider.choose', providerId })}
              />
            </li>
          ))}
        </Grid>
      )}
    </Dialog>
  );
}
