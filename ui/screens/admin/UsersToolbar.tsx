import type { Role } from '@vetsync/machines/account/model';
import { formatNumber } from '../format.ts';
import { ListFinder } from '../system/lists/ListFinder.tsx';
import { FoundCount } from '../system/lists/FoundCount.tsx';
import type { Translation } from '../../language/translate.ts';
import { useWords } from '../../language/useWords.ts';
import { roleNames } from './AdminDashboard.words.ts';
import type { AdminUsersProps } from './Admin.types.ts';
import { adminUsersWords } from './AdminUsers.words.ts';
import { finder, found, toolbar } from '../system/lists/ListToolbar.css.ts';

/** Search, filter, and the number of results. */
export function UsersToolbar({ view, send }: AdminUsersProps) {
  const roleLabels = useWords(roleNames);
  const words = useWords(adminUsersWords).toolbar;
  const { filters, filtered, list } = view;
  const roles = Object.keys(roleLabels) as Role[];
  return (
    <section className={toolbar} aria-label={words.label}>
      <div className={finder}>
        <ListFinder
          search={{ ...words.search, value: filters.q, onChange: (q) => send({ type: 'search.change', q }) }}
          filters={[
            {
              id: 'role',
              label: words.role.label,
              value: filters.role,
              options: roles.map((role) => ({ value: role, label: roleLabels[role] })),
            },
          ]}
          onFilterChange={(_, value) =>
            send({ type: 'filter.change', role: roles.find((role) => role === value) ?? null })
          }
        />
      </div>
      <div className={found}>
        <FoundCount
          count={countOf(words, view)}
          clear={words.clear}
          onClear={filtered && list !== 'noMatches' ? () => send({ type: 'filters.clear' }) : undefined}
        />
      </div>
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
  const formatted = formatNumber(count, reader);
  return hasMore ? words.more(formatted) : words.count(formatted, count);
}
