import type { MessagingView } from '@vetsync/machines/messaging';
import { Avatar } from '../../components/Avatar/Avatar.tsx';
import { Heading } from '../../components/Heading/Heading.tsx';
import { SearchField } from '../../components/SearchField/SearchField.tsx';
import { Text } from '../../components/Text/Text.tsx';
import * as styles from './Messages.css.ts';
import type { MessagesProps } from './Messages.types.ts';
import '../system/parts/World.phrases.ts';
import { usePhrases } from '../../language/usePhrases.ts';
import { useWords } from '../../language/useWords.ts';
import { messagesWords } from './Messages.words.ts';

interface RecipientChoiceProps extends Pick<MessagesProps, 'send'> {
  people: NonNullable<MessagingView['people']>;
}

/** Selects the recipient of a new message. */
export function RecipientChoice({ people: { q, resultCount, listed }, send }: RecipientChoiceProps) {
  const words = useWords(messagesWords).choose;
  const write = usePhrases();
  const more = resultCount - listed.length;
  return (
    <>
      <div className={styles.paneHead}>
        <Heading level={1} size="lead">
          {words.title}
        </Heading>
        <SearchField
          label={words.search}
          placeholder={words.placeholder}
          value={q}
          onChange={(value) => send({ type: 'person.search', q: value })}
        />
        <output>
          <Text as="span" size="small" tone="muted" numeric>
            {resultCount === 0 ? (q ? words.none : words.nobody) : words.found(resultCount)}
          </Text>
        </output>
      </div>
      <div className={styles.scroll}>
        <ul className={styles.list}>
          {listed.map(({ person, href }) => (
            <li key={person.id} className={styles.row}>
              <a href={href} className={styles.entry}>
                <Avatar name={person.name} tone="own" mark={person.image} />
                <span className={styles.entryWords}>
                  <Text as="span" weight="medium">
                    <bdi>{person.name}</bdi>
                  </Text>{' '}
                  <Text as="span" size="small" tone="muted">
                    {[person.detail, ...person.subjects.map(({ subject }) => write(subject))]
                      .filter(Boolean)
                      .join(' · ')}
                  </Text>
                </span>
              </a>
            </li>
          ))}
        </ul>
        {more > 0 && (
          <div className={styles.notes}>
            <Text size="small" tone="muted">
              {words.more(more)}
            </Text>
          </div>
        )}
      </div>
    </>
  );
}
