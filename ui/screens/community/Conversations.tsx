import { Button } from '../../components/Button/Button.tsx';
import { Stack } from '../../components/Stack/Stack.tsx';
import { Text } from '../../components/Text/Text.tsx';
import { Heading } from '../../components/Heading/Heading.tsx';
import { relativeTime } from '../format.ts';
import { entry, list, spread } from './Community.css.ts';
import { Person } from './ConnectionList.tsx';
import type { NetworkProps } from './Network.tsx';
import { networkWords as words } from './Network.words.ts';
import { NothingYet } from './NothingYet.tsx';

/** Conversations by their last message, newest first. */
export function Conversations({ view, send }: NetworkProps) {
  const { conversations, contacts, messages, reader } = view;
  if (conversations.length === 0) return <NothingYet view={view} />;
  return (
    <Stack space="medium">
      <Heading level={2} size="lead">
        {words.conversations(messages, conversations.length)}
      </Heading>
      <ul className={list}>
        {conversations.map(({ member, last, count }) => (
          <li key={member.id} className={entry}>
            <Stack space="xsmall">
              <div className={spread}>
                <Person member={member} />
                <Button
                  size="small"
                  aria-label={words.writeTo(member.name)}
                  onPress={() => send({ type: 'member.write', memberId: member.id })}
                >
                  {words.write}
                </Button>
              </div>
              <Text>
                {last.isOwn && <strong>{words.you}: </strong>}
                {last.text}
              </Text>
              <Text size="small" tone="muted" numeric>
                {words.count(count)}, {relativeTime(new Date(last.at).toISOString(), reader)}
              </Text>
            </Stack>
          </li>
        ))}
      </ul>
      {contacts.length > 0 && (
        <>
          <Heading level={2} size="lead">
            {words.organizations}
          </Heading>
          <ul className={list}>
            {contacts.map((contact) => (
              <li key={contact.id} className={entry}>
                <div className={spread}>
                  <Person member={contact} />
                  <Button
                    size="small"
                    aria-label={words.writeTo(contact.name)}
                    onPress={() => send({ type: 'member.write', memberId: contact.id })}
                  >
                    {words.write}
                  </Button>
                </div>
              </li>
            ))}
          </ul>
        </>
      )}
    </Stack>
  );
}
