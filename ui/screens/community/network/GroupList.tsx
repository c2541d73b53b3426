import { Grid } from '../../../components/Grid/Grid.tsx';
import { LinkButton } from '../../../components/LinkButton/LinkButton.tsx';
import { Heading } from '../../../components/Heading/Heading.tsx';
import { Stack } from '../../../components/Stack/Stack.tsx';
import { Text } from '../../../components/Text/Text.tsx';
import { formatNumber } from '../../format.ts';
import { person } from '../Community.css.ts';
import type { NetworkProps } from '../Community.types.ts';
import { useWords } from '../../../language/useWords.ts';
import { networkWords } from '../Network.words.ts';
import { EmptyNetwork } from '../EmptyNetwork.tsx';

/** The veteran's groups, each with its events. */
export function GroupList({ view }: NetworkProps) {
  const words = useWords(networkWords);
  if (view.groups.length === 0) return <EmptyNetwork view={view} />;
  return (
    <Grid as="ul" listStyle="none" columns={{ mobile: 1, tablet: 2, desktop: 3 }} space="small">
      {view.groups.map(({ id, name, about, members, location }) => (
        <li key={id}>
          <div className={person}>
            <Stack space="xxsmall">
              <Heading level={2}>{name}</Heading>
              <Text size="small">{about}</Text>
              <Text size="small" tone="muted" numeric>
                {words.members(formatNumber(members, view.reader))}, {location}
              </Text>
            </Stack>
            <div>
              <LinkButton
                size="small"
                href={view.groupEvents[id] ?? view.links.events}
                aria-label={words.groupEventsOf(name)}
              >
                {words.groupEvents}
              </LinkButton>
            </div>
          </div>
        </li>
      ))}
    </Grid>
  );
}
