import { Box } from '../../../components/Box/Box.tsx';
import { Button } from '../../../components/Button/Button.tsx';
import { Inline } from '../../../components/Inline/Inline.tsx';
import { Stack } from '../../../components/Stack/Stack.tsx';
import { Text } from '../../../components/Text/Text.tsx';
import { Heading } from '../../../components/Heading/Heading.tsx';
import { relativeTime } from '../../format.ts';
import { entry } from '../Community.css.ts';
import { Person } from './ConnectionList.tsx';
import type { NetworkProps } from '../Community.types.ts';
import { useWords } from '../../../language/useWords.ts';
import { networkWords } from '../Network.words.ts';
import { EmptyNetwork } from '../EmptyNetwork.tsx';

/** Conversations, newest message first. */
export function Conversations({ view, send }: NetworkProps) {
  const words = useWords(networkWords);
  const { conversations, contacts, messageCount, reader } = view;
  if (conversations.length === 0) return <EmptyNetwork view={view} />;
  return (
    <Stack space="medium">
      <Heading level={2}>{words.conversations(messageCount, conversations.length)}</Heading>
      <Box as="ul" listStyle="none">
        {conversations.map(({ member, lastMessage, messageCount: count }) => (
          <li key={member.id} className={entry}>
            <Stack space="xsmall">
              <Inline justify="space-between">
                <Person member={member} />
                <Button
                  size="small"
                  aria-label={words.writeTo(member.name)}
                  onPress={() => send({ type: 'member.write', memberId: member.id })}
                >
                  {words.write}
                </Button>
              </Inline>
              <Text>
                {lastMessage.isSent && <strong>{words.you}: </strong>}
                {lastMessage.text}
              </Text>
              <Text size="small" tone="muted" numeric>
                {words.count(count)}, {relativeTime(new Date(lastMessage.at).toISOString(), reader)}
              </Text>
            </Stack>
          </li>
        ))}
      </Box>
      {contacts.length > 0 && (
        <>
          <Heading level={2}>{words.organizations}</Heading>
          <Box as="ul" listStyle="none">
            {contacts.map((contact) => (
              <li key={contact.id} className={entry}>
                <Inline justify="space-between">
                  <Person member={contact} />
                  <Button
                    size="small"
                    aria-label={words.writeTo(contact.name)}
                    onPress={() => send({ type: 'member.write', memberId: contact.id })}
                  >
                    {words.write}
                  </Button>
                </Inline>
              </li>
            ))}
          </Box>
        </>
      )}
    </Stack>
  );
}
