import type { InboxPeopleView } from '@vetsync/machines/exchange/inbox';
import { Anchor } from '../../../components/Link/Anchor.tsx';
import { Avatar } from '../../../components/Avatar/Avatar.tsx';
import { Heading } from '../../../components/Heading/Heading.tsx';
import { SearchField } from '../../../components/SearchField/SearchField.tsx';
import { Text } from '../../../components/Text/Text.tsx';
import { usePhrases } from '../../../language/usePhrases.ts';
import { useWords } from '../../../language/useWords.ts';
import { SectionLoading } from '../../account/SectionLoading.tsx';
import { formatNumber } from '../../format.ts';
import { LoadFailed } from '../../system/parts/LoadFailed.tsx';
import '../../system/parts/World.phrases.ts';
import type { InboxProps } from '../Messages.types.ts';
import { inboxPeopleWords } from '../Inbox.words.ts';
import { levelOf } from './levelOf.ts';
import * as styles from './Inbox.css.ts';

interface InboxPeopleProps extends InboxProps {
  people: InboxPeopleView;
}

/** Selects the recipient of a new message. */
export function InboxPeople({ people, view, send, title }: InboxPeopleProps) {
  const words = useWords(inboxPeopleWords);
  const write = usePhrases();
  const { state, q, total, listed } = people;
  const shown = (count: number) => formatNumber(count, view.intl);
  const more = total - listed.length;
  return (
    <>
      <div className={styles.paneHead}>
        <Heading level={levelOf({ view, title })} size="lead">
          {words.title}
        </Heading>
        <SearchField
          label={words.search}
          placeholder={words.placeholder}
          value={q}
          onChange={(value) => send({ type: 'person.search', q: value })}
        />
        <output>
          {state === 'listed' && (
            <Text as="span" size="small" tone="muted" numeric>
              {total === 0 ? (q ? words.none : words.nobody) : words.found(total, shown(total))}
            </Text>
          )}
        </output>
      </div>
      {state === 'loading' && <SectionLoading>{words.loading}</SectionLoading>}
      {state === 'failed' && (
        <LoadFailed
          words={words.failed}
          failure={null}
          level={3}
          onRetry={() => send({ type: 'people.retry' })}
        />
      )}
      <div className={styles.scroll}>
        <ul className={styles.list}>
          {listed.map(({ name, about, portrait, href }) => (
            <li key={href} className={styles.row}>
              <Anchor href={href} className={styles.entry}>
                <Avatar name={name} tone="own" {...(portrait && { mark: portrait })} />
                <span className={styles.entryWords}>
                  <Text as="span" weight="medium">
                    <bdi>{name}</bdi>
                  </Text>{' '}
                  <Text as="span" size="small" tone="muted">
                    {about.map((phrase) => write(phrase)).join(' · ')}
                  </Text>
                </span>
              </Anchor>
            </li>
          ))}
        </ul>
        {more > 0 && (
          <div className={styles.notes}>
            <Text size="small" tone="muted">
              {words.more(more, shown(more))}
            </Text>
          </div>
        )}
      </div>
    </>
  );
}
