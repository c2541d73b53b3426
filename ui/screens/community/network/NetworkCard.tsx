import type { CommunityView } from '@vetsync/machines/community';
import { Card } from '../../../components/Card/Card.tsx';
import { Heading } from '../../../components/Heading/Heading.tsx';
import { Stack } from '../../../components/Stack/Stack.tsx';
import { Text } from '../../../components/Text/Text.tsx';
import { figureLink, figures } from '../Community.css.ts';
import { useWords } from '../../../language/useWords.ts';
import { communityWords } from '../Community.words.ts';

const entries = ['connections', 'groups', 'events', 'messages'] as const;

/** The Your Network card (feature spec, section 9). Each count links to its list. */
export function NetworkCard({
  view: { network, links },
}: {
  view: Pick<CommunityView, 'network' | 'links'>;
}) {
  const words = useWords(communityWords).network;
  const hrefs = { ...links, events: links.ownGroups };
  return (
    <Card as="section" aria-labelledby="your-network">
      <Stack space="small">
        <Heading level={2} id="your-network">
          {words.title}
        </Heading>
        {network ? (
          <ul className={figures}>
            {entries.map((entry) => (
              <li key={entry}>
                <a className={figureLink} href={hrefs[entry]}>
                  <Text as="span" size="section" weight="strong" numeric>
                    {String(network[entry])}
                  </Text>{' '}
                  <Text as="span" weight="medium">
                    {words.entries[entry]}
                  </Text>{' '}
                  <Text as="span" size="small" tone="muted">
                    {words.hints[entry]}
                  </Text>
                </a>
              </li>
            ))}
          </ul>
        ) : (
          <Text tone="muted">
            {words.none}. {words.noneText}
          </Text>
        )}
      </Stack>
    </Card>
  );
}
