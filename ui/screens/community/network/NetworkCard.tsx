import type { CommunityView } from '@vetsync/machines/community/community';
import { Anchor } from '../../../components/Link/Anchor.tsx';
import { Heading } from '../../../components/Heading/Heading.tsx';
import { Stack } from '../../../components/Stack/Stack.tsx';
import { Text } from '../../../components/Text/Text.tsx';
import { notOnPhone } from '../../layout.css.ts';
import { figureLink, figureNumber, figures } from '../Community.css.ts';
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
    <Stack as="section" space="small" aria-labelledby="your-network">
      <Heading level={2} id="your-network">
        {words.title}
      </Heading>
      {network ? (
        <ul className={figures}>
          {entries.map((entry) => (
            <li key={entry}>
              <Anchor className={figureLink} href={hrefs[entry]}>
                <span className={figureNumber}>{network[entry]}</span>{' '}
                <Text as="span" weight="medium">
                  {words.entries[entry]}
                </Text>{' '}
                <span className={notOnPhone}>
                  <Text as="span" size="small" tone="muted">
                    {words.hints[entry]}
                  </Text>
                </span>
              </Anchor>
            </li>
          ))}
        </ul>
      ) : (
        <Text tone="muted">
          {words.noneText} <Anchor href={links.network}>{words.see}</Anchor>
        </Text>
      )}
    </Stack>
  );
}
