import type { ApplicationListView } from '@vetsync/machines/applications/applicationList';
import { EmptyState } from '../../components/EmptyState/EmptyState.tsx';
import { LinkButton } from '../../components/LinkButton/LinkButton.tsx';
import { Section } from '../../components/Section/Section.tsx';
import { Stack } from '../../components/Stack/Stack.tsx';
import { TabLinks } from '../../components/TabLinks/TabLinks.tsx';
import { Text } from '../../components/Text/Text.tsx';
import { useWords } from '../../language/useWords.ts';
import { SectionLoading } from '../account/SectionLoading.tsx';
import { InterviewRows } from '../interviews/InterviewRows.tsx';
import { applicationListWords } from './ApplicationList.words.ts';
import { SentList } from './SentList.tsx';
import { PageHead } from '../system/parts/PageHead.tsx';

export interface ApplicationListProps {
  view: ApplicationListView;
}

/** Everything that a person has sent, by who acts next. */
export function ApplicationList({
  view: { state, groups, kinds, interviews, findHref, intl },
}: ApplicationListProps) {
  const words = useWords(applicationListWords);
  return (
    <Stack space="large">
      <PageHead title={words.title} subtitle={words.subtitle} />
      {state === 'loading' && <SectionLoading>{words.loading}</SectionLoading>}
      {state === 'empty' && (
        <EmptyState
          title={words.empty.title}
          action={<LinkButton href={findHref}>{words.empty.action}</LinkButton>}
        >
          {words.empty.text}
        </EmptyState>
      )}
      {state !== 'loading' && <InterviewRows interviews={interviews} intl={intl} />}
      {state === 'listed' && kinds.length > 0 && (
        <TabLinks
          label={words.kinds.label}
          items={kinds.map(({ kind, ...link }) => ({ ...link, label: words.kinds[kind ?? 'all'] }))}
        />
      )}
      {state === 'listed' && groups.length === 0 && <Text tone="muted">{words.none}</Text>}
      {state === 'listed' &&
        groups.map(({ turn, applications }) => (
          <Section key={turn} title={words.turns[turn]}>
            <SentList applications={applications} intl={intl} />
          </Section>
        ))}
    </Stack>
  );
}
