import Check from 'lucide-react/icons/check';
import Plus from 'lucide-react/icons/plus';
import { Badge } from '../../components/Badge/Badge.tsx';
import { Banner } from '../../components/Banner/Banner.tsx';
import { Button } from '../../components/Button/Button.tsx';
import { Card } from '../../components/Card/Card.tsx';
import { EmptyState } from '../../components/EmptyState/EmptyState.tsx';
import { Heading } from '../../components/Heading/Heading.tsx';
import { Inline } from '../../components/Inline/Inline.tsx';
import { LinkButton } from '../../components/LinkButton/LinkButton.tsx';
import { Section } from '../../components/Section/Section.tsx';
import { Skeleton } from '../../components/Skeleton/Skeleton.tsx';
import { Stack } from '../../components/Stack/Stack.tsx';
import { Text } from '../../components/Text/Text.tsx';
import { ToggleButtonGroup } from '../../components/ToggleButtonGroup/ToggleButtonGroup.tsx';
import { useWords } from '../../language/useWords.ts';
import { CivilianDepth, useEducation } from './CivilianDepth.tsx';
import type { OccupationsProps } from './Occupations.types.ts';
import { occupationsWords } from './Occupations.words.ts';
import { NotImported } from './parts/NotImported.tsx';
import { OccupationRows } from './parts/OccupationRows.tsx';
import { SourceMark } from './parts/Sources.tsx';
import { LoadFailed } from '../system/parts/LoadFailed.tsx';

/** The military occupation that the URL names, or how to begin. */
export function OccupationPage({ view, send }: OccupationsProps) {
  const words = useWords(occupationsWords);
  switch (view.page) {
    case 'closed':
      return view.list === 'notImported' ? null : (
        <EmptyState drawing="work" title={words.start.title}>
          {words.start.text}
        </EmptyState>
      );
    case 'loading':
      return (
        <Card aria-busy>
          <Skeleton size="title" shape="figure" />
          <Skeleton lines={6} />
        </Card>
      );
    case 'missing':
      return (
        <EmptyState drawing="missing" title={words.missing.title}>
          {words.missing.text}
        </EmptyState>
      );
    case 'notImported':
      return <NotImported isAdmin={view.isAdmin} level={2} />;
    case 'failed':
      return <Failed view={view} send={send} />;
    case 'open':
      return <Opened view={view} send={send} />;
  }
}

function Failed({ view, send }: OccupationsProps) {
  const words = useWords(occupationsWords).failed;
  return (
    <LoadFailed
      announce="status"
      words={words}
      failure={view.problem}
      onRetry={() => send({ type: 'page.retry' })}
    />
  );
}

function Opened({ view, send }: OccupationsProps) {
  const words = useWords(occupationsWords);
  const { occupation, chosen, sources } = view;
  if (!occupation) return null;
  const { code, title, branchName, otherTitles, leadsTo, civilian, jobsHref } = occupation;
  return (
    <Stack space="large" as="section" aria-labelledby="occupation">
      <Stack space="xsmall">
        <Inline justify="space-between" space="small" align="flex-start">
          <div>
            <Heading level={2} size="title" id="occupation" lang="en">
              {title}, {code}
            </Heading>
            <Text tone="muted" lang="en">
              {branchName}
            </Text>
          </div>
          <InProfile view={view} send={send} />
        </Inline>
        {otherTitles.length > 0 && (
          <Text size="small" tone="muted" lang="en">
            {words.also(otherTitles)}
          </Text>
        )}
        {leadsTo === 'civilian' && (
          <Text>
            {words.leads.civilian(code, civilian.length)}{' '}
            <SourceMark of={['military-crosswalk']} sources={sources} />
          </Text>
        )}
        {leadsTo === 'civilian' && (
          <div>
            <LinkButton href={jobsHref}>{words.jobsOf(code)}</LinkButton>
          </div>
        )}
      </Stack>
      {leadsTo === 'civilian' ? (
        <>
          {civilian.length > 1 && <Choice view={view} />}
          <Depth view={view} send={send} />
        </>
      ) : (
        <Deeds view={view} send={send} />
      )}
      {leadsTo !== 'civilian' && chosen && <Depth view={view} send={send} />}
    </Stack>
  );
}

/** The civilian occupations of a code that leads to several. */
function Choice({ view: { occupation } }: Pick<OccupationsProps, 'view'>) {
  const words = useWords(occupationsWords).leads;
  const education = useEducation();
  return (
    <Section title={words.choose} level={3}>
      <OccupationRows label={words.choose} items={occupation?.civilian ?? []} note={education} />
    </Section>
  );
}

function Depth({ view, send }: OccupationsProps) {
  const { chosen, depth } = view;
  if (depth === 'failed') return <Failed view={view} send={send} />;
  return chosen ? (
    <Stack space="medium">
      <CivilianDepth view={view} chosen={chosen} canCopy />
      <WrongLink view={view} send={send} />
    </Stack>
  ) : (
    <Card aria-busy>
      <Skeleton lines={6} />
    </Card>
  );
}

/** Says that the civilian occupation doesn't fit the military one. */
function WrongLink({ view: { report }, send }: OccupationsProps) {
  const words = useWords(occupationsWords).report;
  if (report === null) return null;
  return (
    <Inline space="small" align="center">
      {report !== 'sent' && (
        <Button
          size="small"
          variant="quiet"
          isPending={report === 'sending'}
          onPress={() => send({ type: 'link.report' })}
        >
          {words.action}
        </Button>
      )}
      <div aria-live="polite">
        {(report === 'sent' || report === 'failed') && <Text>{words[report]}</Text>}
      </div>
    </Inline>
  );
}

/** Where a code leads to no civilian occupation, the person says what they did. */
function Deeds({ view, send }: OccupationsProps) {
  const words = useWords(occupationsWords);
  const { occupation, deeds, depth, fitting, sources, chosen } = view;
  const education = useEducation();
  if (!occupation || occupation.leadsTo === 'civilian') return null;
  const chosenDeeds = deeds.flatMap(({ deed, isChosen }) => (isChosen ? [deed] : []));
  const lead = words.leads[occupation.leadsTo];
  return (
    <Stack space="large">
      <Banner title={lead.title(occupation.code)}>
        {lead.text} <SourceMark of={['military-crosswalk']} sources={sources} />
      </Banner>
      <Section title={words.deeds.title} level={3}>
        <ToggleButtonGroup
          label={words.deeds.title}
          isLabelHidden
          selectionMode="multiple"
          options={deeds.map(({ deed }) => ({ value: deed, label: words.deeds.names[deed] }))}
          selectedKeys={chosenDeeds}
          onSelectionChange={(selected) => {
            const changed = deeds.find(({ deed, isChosen }) => selected.includes(deed) !== isChosen);
            if (changed) send({ type: 'deed.toggle', deed: changed.deed });
          }}
        />
      </Section>
      {depth === 'asking' && <Text tone="muted">{words.deeds.ask}</Text>}
      {depth === 'failed' && <Failed view={view} send={send} />}
      {depth === 'loading' && !chosen && <Skeleton lines={4} />}
      {fitting.length > 0 && (
        <Section title={words.deeds.fitting} level={3}>
          <Stack space="small">
            <OccupationRows
              label={words.deeds.fitting}
              items={fitting}
              note={(one) =>
                [...one.deeds.map((deed) => words.deeds.names[deed]), education(one)]
                  .filter(Boolean)
                  .join(' · ')
              }
            />
            <Text size="small" tone="muted">
              {words.deeds.judgment} <SourceMark of={['wages']} sources={sources} />
            </Text>
          </Stack>
        </Section>
      )}
    </Stack>
  );
}

/** Whether the code is on the person's profile, and a button to change that. */
function InProfile({ view: { profile }, send }: OccupationsProps) {
  const words = useWords(occupationsWords).profile;
  const isBusy = profile === 'adding' || profile === 'removing';
  const isPresent = profile === 'present' || profile === 'removing';
  const change = () => {
    send({ type: isPresent ? 'code.remove' : 'code.add' });
  };
  return (
    <Stack space="xsmall" align="flex-start">
      {isPresent && (
        <Badge tone="positive" icon={Check}>
          {words.present}
        </Badge>
      )}
      <Button
        variant={isPresent ? 'quiet' : 'primary'}
        size={isPresent ? 'small' : 'standard'}
        icon={isPresent ? undefined : Plus}
        isPending={isBusy}
        onPress={change}
      >
        {isBusy ? words[profile] : isPresent ? words.remove : words.add}
      </Button>
      {profile === 'failed' && (
        <Text size="small" tone="critical" role="alert">
          {words.failed}
        </Text>
      )}
    </Stack>
  );
}
