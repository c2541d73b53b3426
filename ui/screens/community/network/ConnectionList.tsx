import type { Member } from '@vetsync/machines/community/model';
import SearchX from 'lucide-react/icons/search-x';
import { Avatar } from '../../../components/Avatar/Avatar.tsx';
import { Button } from '../../../components/Button/Button.tsx';
import { EmptyState } from '../../../components/EmptyState/EmptyState.tsx';
import { Grid } from '../../../components/Grid/Grid.tsx';
import { Heading } from '../../../components/Heading/Heading.tsx';
import { SearchField } from '../../../components/SearchField/SearchField.tsx';
import { Stack } from '../../../components/Stack/Stack.tsx';
import { Text } from '../../../components/Text/Text.tsx';
import { person, personHead } from '../Community.css.ts';
import type { NetworkProps } from '../Community.types.ts';
import { useWords } from '../../../language/useWords.ts';
import { networkWords } from '../Network.words.ts';
import { EmptyNetwork } from '../EmptyNetwork.tsx';

/** A member in three lines. */
export function Person({ member: { name, service, work, location } }: { member: Member }) {
  return (
    <div className={personHead}>
      <Avatar name={name} tone="own" />
      <div>
        <Text as="div" weight="strong">
          {name}
        </Text>
        <Text as="div" size="small">
          {work}
        </Text>
        <Text as="div" size="small" tone="muted">
          {service}, {location}
        </Text>
      </div>
    </div>
  );
}

/** The veteran's connections. */
export function ConnectionList({ view, send }: NetworkProps) {
  const words = useWords(networkWords);
  const { q, count, listed, hiddenCount } = view;
  if (view.memberCount === 0) return <EmptyNetwork view={view} />;
  const clear = <Button onPress={() => send({ type: 'search.change', q: '' })}>{words.clear}</Button>;
  return (
    <Stack space="medium">
      <SearchField
        label={words.search}
        placeholder={words.placeholder}
        value={q}
        onChange={(value) => send({ type: 'search.change', q: value })}
      />
      <Heading isLive level={2}>
        {words.found(count)}
      </Heading>
      {count === 0 && (
        <EmptyState icon={SearchX} level={3} title={words.nobody} action={clear}>
          {words.nobodyText}
        </EmptyState>
      )}
      <Grid as="ul" listStyle="none" columns={{ mobile: 1, tablet: 2, desktop: 3 }} space="small">
        {listed.map((member) => (
          <li key={member.id}>
            <div className={person}>
              <Person member={member} />
              <div>
                <Button
                  size="small"
                  aria-label={words.writeTo(member.name)}
                  onPress={() => send({ type: 'member.write', memberId: member.id })}
                >
                  {words.write}
                </Button>
              </div>
            </div>
          </li>
        ))}
      </Grid>
      {hiddenCount > 0 && (
        <Button width="full" onPress={() => send({ type: 'list.more' })}>
          {words.showMore(hiddenCount)}
        </Button>
      )}
    </Stack>
  );
}
