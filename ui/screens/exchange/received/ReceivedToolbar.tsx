import type { ChosenFilter } from '@vetsync/machines/exchange/model';
import ArrowUp from 'lucide-react/icons/arrow-up';
import BookmarkPlus from 'lucide-react/icons/bookmark-plus';
import { Banner } from '../../../components/Banner/Banner.tsx';
import { Button } from '../../../components/Button/Button.tsx';
import { VisuallyHidden } from '../../../components/VisuallyHidden/VisuallyHidden.tsx';
import { usePhrases } from '../../../language/usePhrases.ts';
import { useWords } from '../../../language/useWords.ts';
import { formatNumber } from '../../format.ts';
import { portalTableWords } from '../../portal/PortalTable.words.ts';
import { ListFinder } from '../../system/lists/ListFinder.tsx';
import type { ReceivedApplicationsProps } from '../Exchange.types.ts';
import { receivedApplicationsWords } from '../ReceivedApplications.words.ts';
import { toolbar } from './Received.css.ts';
import { useReceivedFilters } from './useReceivedFilters.ts';
import type { ReceivedApplicationsView } from '@vetsync/machines/exchange/receivedApplications';
import Radio from 'lucide-react/icons/radio';
import RefreshCw from 'lucide-react/icons/refresh-cw';
import WifiOff from 'lucide-react/icons/wifi-off';
import { Badge } from '../../../components/Badge/Badge.tsx';

const looks = {
  connecting: { tone: 'neutral', icon: RefreshCw },
  live: { tone: 'positive', icon: Radio },
  waiting: { tone: 'caution', icon: WifiOff },
} as const;

/** Whether new applications appear by themselves. */
function ApplicationsLive({ live }: Pick<ReceivedApplicationsView, 'live'>) {
  const words = useWords(receivedApplicationsWords).live;
  return (
    <span title={words.explained[live]}>
      <Badge {...looks[live]}>{words[live]}</Badge>
      <VisuallyHidden live="polite">{words.explained[live]}</VisuallyHidden>
    </span>
  );
}

/** One search field, and behind it the filters as chips; whether the list is live, and how many have arrived. */
export function ReceivedToolbar({ view, send }: ReceivedApplicationsProps) {
  const words = useWords(receivedApplicationsWords).toolbar;
  const sharedWords = useWords(portalTableWords);
  const { others } = useReceivedFilters(view);
  const write = usePhrases();
  const { filters, filtered, list, listing, canNameView } = view;
  return (
    <section className={toolbar} aria-label={words.label}>
      <ListFinder
        search={{
          label: words.search.label,
          placeholder: listing ? write(listing.search.placeholder) : words.search.placeholder,
          value: filters.q,
          onChange: (q) => send({ type: 'search.change', q }),
        }}
        filters={others}
        onFilterChange={(filter, value) =>
          send({ type: 'filter.choose', filter: filter as ChosenFilter, value })
        }
        onSheetOpen={() => send({ type: 'filters.open' })}
        clear={
          filtered && list !== 'noMatches'
            ? { label: words.clear, onClear: () => send({ type: 'filters.clear' }) }
            : undefined
        }
      >
        {canNameView && (
          <Button variant="quiet" icon={BookmarkPlus} onPress={() => send({ type: 'view.name' })}>
            {sharedWords.views.save}
          </Button>
        )}
        {!listing && <ApplicationsLive live={view.live} />}
      </ListFinder>
      <Arrivals view={view} send={send} />
      <NotStored view={view} send={send} />
    </section>
  );
}

function Arrivals({ view: { newCount, intl }, send }: ReceivedApplicationsProps) {
  const words = useWords(receivedApplicationsWords);
  return (
    <>
      <VisuallyHidden live="polite">{newCount > 0 && words.arrived}</VisuallyHidden>
      {newCount > 0 && (
        <div>
          <Button
            variant="primary"
            size="small"
            icon={ArrowUp}
            onPress={() => send({ type: 'arrivals.show' })}
          >
            {words.showArrived(newCount, formatNumber(newCount, intl))}
          </Button>
        </div>
      )}
    </>
  );
}

function NotStored({ view: { settings }, send }: ReceivedApplicationsProps) {
  const words = useWords(receivedApplicationsWords).views;
  if (settings !== 'notStored') return null;
  return (
    <Banner
      tone="caution"
      announce="status"
      action={
        <Button size="small" onPress={() => send({ type: 'settings.retry' })}>
          {words.retry}
        </Button>
      }
    >
      {words.notStored}
    </Banner>
  );
}
