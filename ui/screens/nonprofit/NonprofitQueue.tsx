import type { NonprofitQueueEvent, NonprofitQueueView } from '@vetsync/machines/nonprofitQueue';
import type { ReactNode } from 'react';
import SearchX from 'lucide-react/icons/search-x';
import { Button } from '../../components/Button/Button.tsx';
import { EmptyState } from '../../components/EmptyState/EmptyState.tsx';
import { Heading } from '../../components/Heading/Heading.tsx';
import { Select } from '../../components/Select/Select.tsx';
import { NonprofitMark } from '../../components/Icon/drawings/NonprofitMark.tsx';
import { Stack } from '../../components/Stack/Stack.tsx';
import { Text } from '../../components/Text/Text.tsx';
import { ToggleButtonGroup } from '../../components/ToggleButtonGroup/ToggleButtonGroup.tsx';
import { useFocusOnChange } from '../system/parts/focus.ts';
import { PortalHead } from '../portal/PortalHead.tsx';
import { spread } from '../portal/PortalPage.css.ts';
import { ApplicationCard } from './ApplicationCard.tsx';
import { ApprovalNotice } from './ApprovalNotice.tsx';
import { applications, filters as filtersStyle } from './Nonprofit.css.ts';
import { useWords } from '../../language/useWords.ts';
import { queueWords } from './Nonprofit.words.ts';
import { QueueStats } from './QueueStats.tsx';
import '../reviews/Reviews.phrases.ts';
import '../exchange/cases/Cases.phrases.ts';
import './Nonprofit.phrases.ts';

interface QueueProps {
  view: NonprofitQueueView;
  send: (event: NonprofitQueueEvent) => void;
}

export interface NonprofitQueueProps extends QueueProps {
  /** What to do first. */
  work: ReactNode;
}

const mark = { icon: NonprofitMark, role: 'nonprofit' } as const;

/** Start page of the nonprofit's portal: what to do first, figures and the Application Queue (feature spec, section 2). */
export function NonprofitQueue({ view, work, send }: NonprofitQueueProps) {
  const words = useWords(queueWords);
  return (
    <Stack space="large">
      <PortalHead title={words.title} mark={mark} />
      {work}
      <Queue view={view} send={send} />
    </Stack>
  );
}

function Queue({ view, send }: QueueProps) {
  const words = useWords(queueWords);
  const { approval, waiting, rejected } = view;
  // The last approval, or else the queue, gets the focus of a card that was removed.
  const heading = useFocusOnChange<HTMLHeadingElement>(
    [approval?.decisionId ?? '', rejected, waiting].join(' '),
    { ifLost: true },
  );
  return (
    <>
      <QueueStats view={view} />
      <Stack as="section" space="medium" aria-labelledby="application-queue">
        <div className={spread}>
          <Heading level={2} id="application-queue" ref={approval ? undefined : heading}>
            {words.queue}
          </Heading>
          <output>
            <Text as="span" size="small" tone="muted" numeric>
              {words.count(waiting)}
            </Text>
          </output>
        </div>
        {approval && (
          <ApprovalNotice key={approval.decisionId} approval={approval} heading={heading} send={send} />
        )}
        {view.list === 'empty' ? (
          <EmptyState level={3} title={words.empty.title}>
            {words.empty.text}
          </EmptyState>
        ) : (
          <Entries view={view} send={send} />
        )}
      </Stack>
      <Text size="small" tone="muted">
        {words.sample}
      </Text>
    </>
  );
}

function Entries({ view, send }: QueueProps) {
  const words = useWords(queueWords);
  const { entries, filters, priorities, programs, isFiltered, reader } = view;
  const clear = <Button onPress={() => send({ type: 'filters.clear' })}>{words.clear}</Button>;
  return (
    <>
      <div className={filtersStyle}>
        <ToggleButtonGroup
          label={words.priority}
          options={priorities.map(({ value, count }) => ({ value, count, label: words.priorities[value] }))}
          selectedKeys={[filters.priority]}
          onSelectionChange={([chosen = filters.priority]) =>
            send({ type: 'filter.choose', filter: 'priority', value: chosen })
          }
        />
        <Select
          label={words.program}
          options={programs.map((value) => ({ value, label: value === 'all' ? words.anyProgram : value }))}
          value={filters.program}
          onChange={(value) => send({ type: 'filter.choose', filter: 'program', value })}
        />
      </div>
      {view.list === 'noMatches' ? (
        <EmptyState icon={SearchX} level={3} title={words.noMatches.title} action={clear}>
          {words.noMatches.text}
        </EmptyState>
      ) : (
        <>
          <ul className={applications} aria-label={words.queue}>
            {entries.map((entry) => (
              <li key={entry.application.id}>
                <ApplicationCard entry={entry} reader={reader} send={send} />
              </li>
            ))}
          </ul>
          {isFiltered && <div>{clear}</div>}
        </>
      )}
    </>
  );
}
