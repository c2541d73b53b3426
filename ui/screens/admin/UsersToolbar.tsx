import type { Role } from '@vetsync/machines/account/model';
import { SearchField } from '../../components/SearchField/SearchField.tsx';
import { Select } from '../../components/Select/Select.tsx';
import { figure } from '../format.ts';
import { FoundCount } from '../system/lists/FoundCount.tsx';
import type { Translation } from '../../language/translate.ts';
import { useWords } from '../../language/useWords.ts';
import { roleNames } from './AdminDashboard.words.ts';
import type { AdminUsersProps } from './Admin.types.ts';
import { adminUsersWords } from './AdminUsers.words.ts';
import { toolbar } from './UsersToolbar.css.ts';

/** Value for "no filter", because a select needs one. */
const all = 'all';

/** Search, filter, and the number of results. */
export function UsersToolbar({ view, send }: AdminUsersProps) {
  const roleLabels = useWords(roleNames);
  const words = useWords(adminUsersWords).toolbar;
  const { filters, filtered, list } = view;
  return (
    <section className={toolbar} aria-label={words.label}>
      <SearchField
        label={words.search.label}
        placeholder={words.search.placeholder}
        value={filters.q}
        onChange={(q) => send({ type: 'search.change', q })}
      />
      <Select<Role | typeof all>
        label={words.role.label}
        value={filters.role ?? all}
        options={[
          { value: all, label: words.role.all },
          ...(Object.keys(roleLabels) as Role[]).map((role) => ({
            value: role,
            label: roleLabels[role],
          })),
        ]}
        onChange={(role) => send({ type: 'filter.change', role: role === all ? null : role })}
      />
      <FoundCount
        count={countOf(words, view)}
        clear={words.clear}
        onClear={filtered && list !== 'noMatches' ? () => send({ type: 'filters.clear' }) : undefined}
      />
    </section>
  );
}

/** With keyset pagination, the total is known only on the last page. */
function countOf(
  words: Translation<typeof adminUsersWords>['toolbar'],
  { list, count, hasMore, reader }: AdminUsersProps['view'],
): string {
  if (list === 'loading' || list === 'failed') return '';
  if (list === 'searching' || list === 'refreshing') return words.searching;
  const formatted = figure(count, reader);
  return hasMore ? words.more(formatted) : words.count(formatted, count);
}
