import { Anchor } from '../../../components/Link/Anchor.tsx';
import { Box } from '../../../components/Box/Box.tsx';
import { LinkButton } from '../../../components/LinkButton/LinkButton.tsx';
import { Section } from '../../../components/Section/Section.tsx';
import { Stack } from '../../../components/Stack/Stack.tsx';
import { Text } from '../../../components/Text/Text.tsx';
import { entry } from '../../layout.css.ts';
import { useWords } from '../../../language/useWords.ts';
import { ListingCard } from '../../marketplace/listings/ListingCard.tsx';
import { ListingResults } from '../../marketplace/listings/ListingResults.tsx';
import { careerWords } from '../Career.words.ts';
import type { JobsProps } from '../Career.types.ts';

/** Number of jobs. */
const topMatchCount = 3;

/** The three best matches (feature spec, section 2, "Top Job Matches"), or the newest where nobody scores them. */
export function TopMatches({ view: { links, candidacyHref }, jobs }: JobsProps) {
  const allWords = useWords(careerWords);
  const words = allWords.matches;
  const { list, hasScores, found, intl } = jobs.view;
  return (
    <Section
      title={hasScores ? words.title : words.newest}
      action={<Anchor href={links.jobs}>{words.all}</Anchor>}
    >
      <Stack space="medium">
        {hasScores && (
          <Text size="small" tone="muted">
            {allWords.sampleJobs}
          </Text>
        )}
        {list === 'listed' ? (
          <Box as="ul" listStyle="none">
            {found.slice(0, topMatchCount).map((one) => (
              <li key={one.listing.id} className={entry}>
                <ListingCard found={one} intl={intl} send={jobs.send} isBrief />
              </li>
            ))}
          </Box>
        ) : (
          <ListingResults {...jobs} />
        )}
        {candidacyHref && (
          <div>
            <LinkButton variant="quiet" href={candidacyHref}>
              {allWords.beFound}
            </LinkButton>
          </div>
        )}
      </Stack>
    </Section>
  );
}
