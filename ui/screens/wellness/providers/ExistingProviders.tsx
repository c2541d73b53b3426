import { Anchor } from '../../../components/Link/Anchor.tsx';
import { Dialog } from '../../../components/Dialog/Dialog.tsx';
import { EmptyState } from '../../../components/EmptyState/EmptyState.tsx';
import { Grid } from '../../../components/Grid/Grid.tsx';
import { LinkButton } from '../../../components/LinkButton/LinkButton.tsx';
import type { AppointmentsProps } from '../Wellness.types.ts';
import { Button } from '../../../components/Button/Button.tsx';
import { listingSearchWords } from '../../marketplace/ListingSearch.words.ts';
import { ProviderCard } from '../../marketplace/listings/ProviderCard.tsx';
import { useDates } from '../../system/parts/useDates.ts';
import { worldPhrases } from '../../system/parts/World.phrases.ts';
import { Text } from '../../../components/Text/Text.tsx';
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
          drawing="people"
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
              <ExistingProvider provider={provider} send={send} />
            </li>
          ))}
        </Grid>
      )}
    </Dialog>
  );
}

interface ExistingProviderProps extends Pick<AppointmentsProps, 'send'> {
  provider: AppointmentsProps['view']['existing'][number];
}

function ExistingProvider({ provider, send }: ExistingProviderProps) {
  const { weekdayDate } = useDates();
  const { care: words, reach } = useWords(listingSearchWords);
  const sharedWords = useWords(worldPhrases);
  const { id: providerId, name, specialty, rating, facility, location, distance, phone } = provider;
  const { availability, nextAvailable, acceptingPatients } = provider;
  const isOpen = acceptingPatients && nextAvailable;
  return (
    <ProviderCard
      name={name}
      specialty={sharedWords.specialty(specialty)}
      rating={rating}
      place={`${facility}, ${location} (${words.miles(distance)})`}
      opening={isOpen ? `${availability}. ${words.next(weekdayDate(nextAvailable))}` : null}
    >
      <Button
        size="small"
        isDisabled={!acceptingPatients}
        aria-label={words.scheduleWith(name)}
        onPress={() => send({ type: 'provider.choose', providerId })}
      >
        {words.schedule}
      </Button>
      <Anchor href={`tel:${phone}`}>
        <Text as="span" size="small">
          {reach.call(phone)}
        </Text>
      </Anchor>
    </ProviderCard>
  );
}
