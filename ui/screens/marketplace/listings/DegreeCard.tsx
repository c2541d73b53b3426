import { Button } from '../../../components/Button/Button.tsx';
import { Card } from '../../../components/Card/Card.tsx';
import { Checkbox } from '../../../components/Checkbox/Checkbox.tsx';
import { Heading } from '../../../components/Heading/Heading.tsx';
import { MatchScore } from '../../../components/MatchScore/MatchScore.tsx';
import { ProgressBar } from '../../../components/ProgressBar/ProgressBar.tsx';
import { Stack } from '../../../components/Stack/Stack.tsx';
import { Text } from '../../../components/Text/Text.tsx';
import { useWords } from '../../../language/useWords.ts';
import { SentBadge } from '../../applications/SentBadge.tsx';
import { formatNumber } from '../../format.ts';
import { notOnPhone, phoneOnly } from '../../layout.css.ts';
import { listingNamesWords } from '../../organizations/listings/ListingNames.words.ts';
import { listingSearchWords } from '../ListingSearch.words.ts';
import { ApplyAction } from './ApplyAction.tsx';
import { actions, facts, figures, headline, keep, programCard } from './DegreeCard.css.ts';
import type { ListingCardProps } from './ListingCard.tsx';
import { fitText } from '../../organizations/listings/details/listingFacts.tsx';
import { listingDetailsWords } from '../../organizations/listings/ListingDetails.words.ts';
import { SaveButton } from './SaveButton.tsx';

interface DegreeCardProps extends ListingCardProps {
  /** False if the maximum number of programs is selected. */
  canCompare: boolean;
}

/** One program with its key facts: match, cost, and what the GI Bill pays. */
export function DegreeCard({ found, canCompare, intl, send }: DegreeCardProps) {
  const words = useWords(listingSearchWords);
  const { types, benefits } = useWords(listingNamesWords);
  const { listing, application, isCompared } = found;
  const { id, title, organization, location, remote, miles, duration = '', type, tuition = null } = listing;
  const { match, school } = listing.extras ?? {};
  const facet = [
    remote ? words.remotePlace : location,
    miles === null ? '' : words.miles(miles),
    duration,
    type && types[type],
    fitText({ words: useWords(listingDetailsWords) }, listing),
  ].filter((part) => part !== '');
  const price = tuition === null ? null : `$${formatNumber(tuition, intl)}`;
  const accepted = (listing.benefits ?? []) as readonly (keyof typeof benefits)[];
  return (
    <Card height="full">
      <div className={programCard}>
        <div className={facts}>
          <div className={headline}>
            <Heading level={3}>{organization.name}</Heading>
            {match !== undefined && (
              <>
                <span className={notOnPhone}>
                  <MatchScore score={match} />
                </span>
                <span className={phoneOnly}>
                  <MatchScore score={match} isWordHidden />
                </span>
              </>
            )}
          </div>
          <Text>{title}</Text>
          <Text size="small" tone="muted">
            {facet.join(', ')}
          </Text>
          <dl className={figures}>
            {price !== null && (
              <div>
                <Text as="dt" size="caption" tone="muted">
                  {words.degree.tuition}
                </Text>
                <Text as="dd" weight="medium" numeric>
                  {price}
                </Text>
              </div>
            )}
            {school && (
              <div>
                <Text as="dt" size="caption" tone="muted">
                  {words.degree.veterans}
                </Text>
                <Text as="dd" weight="medium" numeric>
                  {formatNumber(school.veterans, intl)}
                </Text>
              </div>
            )}
          </dl>
          {school && price !== null && (
            <div className={phoneOnly}>
              <Text size="small">{words.degree.cost(price, school.coverage)}</Text>
            </div>
          )}
          {school && (
            <div className={notOnPhone}>
              <Stack space="small">
                <ProgressBar
                  size="small"
                  label={words.degree.coverage}
                  value={school.coverage}
                  tone={school.coverage === 100 ? 'accent' : 'caution'}
                />
                <Text size="small" tone="muted">
                  {school.support}
                </Text>
              </Stack>
            </div>
          )}
          {accepted.length > 0 && (
            <Text size="small">{accepted.map((benefit) => benefits[benefit]).join(', ')}</Text>
          )}
          {application && (
            <div>
              <SentBadge application={application} say={words.degree.applied} />
            </div>
          )}
        </div>
        <div className={actions}>
          <ApplyAction found={found} send={send} />
          <Button
            size="small"
            aria-label={words.details.about(words.details.open, title, organization.name)}
            onPress={() => send({ type: 'listing.open', id })}
          >
            {words.details.open}
          </Button>
          {/* A phone has these in the details. */}
          <div className={keep}>
            <SaveButton found={found} send={send} />
            <Checkbox
              isSelected={isCompared}
              isDisabled={!canCompare && !isCompared}
              onChange={() => send({ type: 'compare.toggle', id })}
            >
              {words.compare.add}
            </Checkbox>
          </div>
        </div>
      </div>
    </Card>
  );
}
