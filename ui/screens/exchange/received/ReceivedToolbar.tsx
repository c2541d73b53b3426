import type { ApplicationStatus } from '@vetsync/machines/model/exchange';
import ArrowUp from 'lucide-react/icons/arrow-up';
import { Button } from '../../../components/Button/Button.tsx';
import { SearchField } from '../../../components/SearchField/SearchField.tsx';
import { ToggleButtonGroup } from '../../../components/ToggleButtonGroup/ToggleButtonGroup.tsx';
import { VisuallyHidden } from '../../../components/VisuallyHidden/VisuallyHidden.tsx';
import type { Translation } from '../../../language/translate.ts';
import { useWords } from '../../../language/useWords.ts';
import { figure } from '../../format.ts';
import { FoundCount } from '../../system/lists/FoundCount.tsx';
import type { ReceivedApplicationsProps } from '../Exchange.types.ts';
import { receivedApplicationsWords, receivedStatusNames } from '../ReceivedApplications.words.ts';
import { news, toolbar } from './Received.css.ts';

/** Value for "no filter". */
const all = 'all';

/** Search, status, the number of results, and how many have arrived meanwhile. */
export function ReceivedToolbar({ view, send }: ReceivedApplicationsProps) {
  const names = useWords(receivedStatusNames);
  const words = useWords(receivedApplicationsWords).toolbar;
  const { filters, filtered, list, statuses } = view;
  return (
    <section className={toolbar} aria-label={words.label}>
      <SearchField
        label={words.search.label}
        placeholder={words.search.placeholder}
        value={filters.q}
        onChange={(q) => send({ type: 'search.change', q })}
      />
      <ToggleButtonGroup<ApplicationStatus | typeof all>
        label={words.status.label}
        isLabelHidden
        options={[
          { value: all, label: words.status.all },
          ...statuses.map((status) => ({ value: status, label: names[status] })),
        ]}
        selectedKeys={[filters.status ?? all]}
        onSelectionChange={([status = all]) =>
          send({ type: 'status.filter', status: status === all ? null : status })
        }
      />
      <FoundCount
        count={countOf(words, view)}
        clear={words.clear}
        onClear={filtered && list !== 'noMatches' ? () => send({ type: 'filters.clear' }) : undefined}
      >
        <div className={news}>
          <Arrivals view={view} send={send} />
        </div>
      </FoundCount>
    </section>
  );
}

function Arrivals({ view: { newCount, reader }, send }: ReceivedApplicationsProps) {
  const words = useWords(receivedApplicationsWords);
  return (
    <>
      <VisuallyHidden live="polite">{newCount > 0 && words.arrived}</VisuallyHidden>
      {newCount > 0 && (
        <Button variant="primary" size="small" icon={ArrowUp} onPress={() => send({ type: 'arrivals.show' })}>
          {words.showArrived(newCount, figure(newCount, reader))}
        </Button>
      )}
    </>
  );
}

/** With keyset pagination, the total is known only on the last page. */
function countOf(
  words: Translation<typeof receivedApplicationsWords.toolbar>,
  { list, rows, hasMore, reader }: ReceivedApplicationsProps['view'],
): string {
  if (list === 'loading' || list === 'failed' || list === 'empty') return '';
  if (list === 'searching' || list === 'refreshing') return words.searching;
  const formatted = figure(rows.length, reader);
  return hasMore ? words.more(formatted) : words.count(formatted, rows.length);
}
