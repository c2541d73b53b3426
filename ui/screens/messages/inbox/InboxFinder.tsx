import { SearchField } from '../../../components/SearchField/SearchField.tsx';
import { Text } from '../../../components/Text/Text.tsx';
import { ToggleButtonGroup } from '../../../components/ToggleButtonGroup/ToggleButtonGroup.tsx';
import { useWords } from '../../../language/useWords.ts';
import { formatNumber } from '../../format.ts';
import type { InboxProps } from '../Messages.types.ts';
import { inboxWords } from '../Inbox.words.ts';
import * as styles from './Inbox.css.ts';

/** Search in the conversations, and how many were found. */
export function InboxFinder({ view: { q, isUnread, found, reader }, send }: InboxProps) {
  const words = useWords(inboxWords);
  return (
    <div className={styles.paneHead}>
      <SearchField
        label={words.search}
        isLabelHidden
        placeholder={words.placeholder}
        value={q}
        onChange={(value) => send({ type: 'search.change', q: value })}
      />
      <ToggleButtonGroup
        label={words.show}
        isLabelHidden
        options={(['all', 'unread'] as const).map((value) => ({ value, label: words.lists[value] }))}
        selectedKeys={[isUnread ? 'unread' : 'all']}
        onSelectionChange={([value]) => value && send({ type: 'list.choose', isUnread: value === 'unread' })}
      />
      <output>
        {found && (
          <Text as="span" size="small" tone="muted" numeric>
            {words.found(found, (count) => formatNumber(count, reader))}
          </Text>
        )}
      </output>
    </div>
  );
}
