import type {
  CaseServiceRow,
  CaseServicesEvent,
  CaseServicesView,
} from '@vetsync/machines/exchange/caseServices';
import type { unassigned as nobodyValue } from '@vetsync/machines/exchange/model';
import { Banner } from '../../../components/Banner/Banner.tsx';
import { Button } from '../../../components/Button/Button.tsx';
import { EmptyState } from '../../../components/EmptyState/EmptyState.tsx';
import { Row, RowList } from '../../../components/RowList/RowList.tsx';
import { Stack } from '../../../components/Stack/Stack.tsx';
import { TabLinks } from '../../../components/TabLinks/TabLinks.tsx';
import { useWords } from '../../../language/useWords.ts';
import { SectionLoading } from '../../account/SectionLoading.tsx';
import { OrganizationMissing } from '../../organizations/profile/OrganizationMissing.tsx';
import { portalTableWords } from '../../portal/PortalTable.words.ts';
import { ListBody } from '../../system/lists/ListBody.tsx';
import { ListFinder } from '../../system/lists/ListFinder.tsx';
import { LoadFailed } from '../../system/parts/LoadFailed.tsx';
import { colleagueName } from '../received/colleagueName.ts';
import { casePhrases } from './Cases.phrases.ts';
import { casesWords, caseServicesWords } from './Cases.words.ts';
import { ServiceBadge, ServiceMenu } from './ServiceBadge.tsx';
import '../../system/System.phrases.ts';
import type { ScreenProps } from '../../system/parts/screenProps.ts';
import { relativeTime } from '../../moreDates.ts';
import { FormFailure } from '../../system/forms/FormFailure.tsx';

export type CaseServiceListProps = ScreenProps<CaseServicesView, CaseServicesEvent>;

const nobody: typeof nobodyValue = 'none';

/** What people asked for or were promised, and where each stands. */
export function CaseServiceList({ view, send }: CaseServiceListProps) {
  const words = useWords(caseServicesWords);
  const { pageFailed, notLive, toolbar } = useWords(casesWords);
  const names = useWords(casePhrases);
  const sharedWords = useWords(portalTableWords);
  const { state, live, failure, views, notStored } = view;
  if (state === 'missing' || state === 'suspended')
    return <OrganizationMissing former={view.organization} isSuspended={state === 'suspended'} />;
  if (state === 'failed')
    return <LoadFailed words={pageFailed} failure={failure} onRetry={() => send({ type: 'page.retry' })} />;
  if (state === 'loading') return <SectionLoading>{words.loading}</SectionLoading>;
  return (
    <Stack as="section" space="small" aria-label={words.title}>
      {live === 'waiting' && (
        <Banner tone="caution" announce="status">
          {notLive}
        </Banner>
      )}
      <TabLinks
        label={sharedWords.views.label}
        items={views.map(({ status, count, ...link }) => ({
          label: status === null ? words.all : sharedWords.views.named(names[status]),
          ...link,
          ...(count !== undefined && { count }),
        }))}
      />
      <ServiceFinder view={view} send={send} />
      <FormFailure announce="alert" view={{ failure: notStored }} title={words.notStored} />
      <ListBody
        view={view}
        words={words}
        clear={toolbar.clear}
        level={2}
        loading={<SectionLoading>{words.loading}</SectionLoading>}
        empty={
          <EmptyState drawing="care" level={2} title={words.empty.title}>
            {words.empty.text}
          </EmptyState>
        }
        send={send}
      >
        <Rows view={view} send={send} />
      </ListBody>
    </Stack>
  );
}

function ServiceFinder({ view, send }: CaseServiceListProps) {
  const { search } = useWords(caseServicesWords);
  const { owner, clear } = useWords(casesWords).toolbar;
  const { choices, self, filters, filtered, list } = view;
  const others = (choices?.colleagues ?? []).filter(({ id }) => id !== self);
  return (
    <ListFinder
      search={{ ...search, value: filters.q, onChange: (q) => send({ type: 'search.change', q }) }}
      filters={[
        {
          id: 'owner',
          label: owner.label,
          value: filters.owner,
          options: [
            { value: self, label: owner.me },
            { value: nobody, label: owner.nobody },
            ...others.map((one) => ({ value: one.id, label: colleagueName(owner, one, self) })),
          ],
        },
      ]}
      onFilterChange={(_, value) => send({ type: 'filter.choose', filter: 'owner', value })}
      clear={
        filtered && list !== 'noMatches'
          ? { label: clear, onClear: () => send({ type: 'filters.clear' }) }
          : undefined
      }
    />
  );
}

function Rows({ view, send }: CaseServiceListProps) {
  const words = useWords(caseServicesWords);
  const { rows, hasMore, list, canChange, changing } = view;
  return (
    <Stack space="medium">
      <RowList aria-label={words.title}>
        {rows.map((row) => (
          <Row
            key={row.id}
            href={row.href}
            title={row.personName}
            detail={<Detail row={row} view={view} />}
            state={canChange || changing !== null ? undefined : <ServiceBadge status={row.status} />}
            actions={
              (canChange || changing !== null) && (
                <ServiceMenu
                  service={row}
                  isDisabled={!canChange}
                  onMove={(status) => send({ type: 'service.move', serviceId: row.id, status })}
                />
              )
            }
          />
        ))}
      </RowList>
      {list === 'listed.pageFailed' && (
        <Banner tone="critical" announce="alert">
          {words.moreFailed}
        </Banner>
      )}
      {hasMore && (
        <div>
          <Button isPending={list === 'listed.loadingMore'} onPress={() => send({ type: 'list.more' })}>
            {words.more}
          </Button>
        </div>
      )}
    </Stack>
  );
}

function Detail({
  row: { name, title, owner, requestedAt },
  view: { intl, self },
}: {
  row: CaseServiceRow;
  view: CaseServicesView;
}) {
  const words = useWords(caseServicesWords);
  const names = useWords(casesWords).toolbar.owner;
  return [
    name,
    title,
    words.asked(relativeTime(requestedAt, intl)),
    owner && (owner.id === self ? words.withYou : words.with(colleagueName(names, owner, self))),
  ]
    .filter(Boolean)
    .join(' · ');
}
