import './Education.phrases.ts';
import type { EducationView } from '@vetsync/machines/education/education';
import type {
  ComparedSchool,
  SchoolComparisonEvent,
  SchoolComparisonView,
} from '@vetsync/machines/education/schoolComparison';
import type { IntlConfig } from '@vetsync/machines/system/model';
import { Button } from '../../components/Button/Button.tsx';
import { EmptyState } from '../../components/EmptyState/EmptyState.tsx';
import { Anchor } from '../../components/Link/Anchor.tsx';
import { LinkButton } from '../../components/LinkButton/LinkButton.tsx';
import { Skeleton } from '../../components/Skeleton/Skeleton.tsx';
import { Stack } from '../../components/Stack/Stack.tsx';
import { Text } from '../../components/Text/Text.tsx';
import { useWords } from '../../language/useWords.ts';
import { dateText } from '../dates.ts';
import { schoolYear } from '../moreDates.ts';
import { exactDollars, numberFormat, wholeDollars } from '../format.ts';
import { schoolsWords } from '../reference/Schools.words.ts';
import { SchoolFigure } from '../reference/parts/SchoolFigure.tsx';
import { useSchoolKind } from '../reference/parts/schools.ts';
import { SourceList } from '../reference/parts/Sources.tsx';
import { SideBySide, type ComparedFact } from '../system/compare/SideBySide.tsx';
import type { ScreenProps } from '../system/parts/screenProps.ts';
import { educationWords } from './Education.words.ts';
import { PageTabs } from '../system/parts/PageTabs.tsx';
import { PageHead } from '../system/parts/PageHead.tsx';
import { Breadcrumbs } from '../../components/Breadcrumbs/Breadcrumbs.tsx';
import { LoadFailed } from '../system/parts/LoadFailed.tsx';

export interface SchoolComparisonProps
  extends ScreenProps<SchoolComparisonView, SchoolComparisonEvent>, Pick<EducationView, 'links'> {
  intl: Pick<IntlConfig, 'locale'>;
}

/** Up to four schools side by side, with what the person's plan comes to at each. */
export function SchoolComparison({ view, send, links, intl }: SchoolComparisonProps) {
  const words = useWords(schoolsWords);
  return (
    <Stack space="large">
      <PageHead
        title={words.compare.title}
        breadcrumbs={
          <Breadcrumbs
            items={[
              { label: words.back, href: view.searchHref },
              { label: words.compare.title, href: '#main' },
            ]}
          />
        }
        subtitle={words.compare.subtitle}
        tabs={<PageTabs words={useWords(educationWords)} links={links} current="schools" />}
      />
      <Compared view={view} send={send} links={links} intl={intl} />
      <SourceList sources={view.sources} />
      {view.schools.length > 0 && (
        <Text size="caption" tone="muted">
          {words.trademark}
        </Text>
      )}
    </Stack>
  );
}

const linkedName = ({ school, href }: ComparedSchool) => (
  <Anchor href={href} lang="en">
    {school.name}
  </Anchor>
);

function Compared({ view, send, links, intl }: SchoolComparisonProps) {
  const words = useWords(schoolsWords);
  const facts = useFacts(view, send, intl);
  if (view.state === 'failed')
    return (
      <LoadFailed
        announce="status"
        words={words.failed}
        failure={view.problem}
        onRetry={() => send({ type: 'page.retry' })}
      />
    );
  if (view.schools.length === 0)
    return view.state === 'reading' ? (
      <div aria-busy>
        <Skeleton lines={8} />
      </div>
    ) : (
      <EmptyState
        drawing="school"
        title={words.compare.empty.title}
        action={<LinkButton href={view.searchHref}>{words.compare.search}</LinkButton>}
      >
        {words.compare.empty.text}
      </EmptyState>
    );
  return (
    <Stack space="medium" align="stretch">
      <SideBySide words={words.compare} compared={view.schools} head={linkedName} facts={facts} />
      <Text size="small" tone="muted">
        {words.compare.planText} <Anchor href={links.calculator}>{words.compare.edit}</Anchor>
      </Text>
    </Stack>
  );
}

function useFacts(
  view: SchoolComparisonView,
  send: SchoolComparisonProps['send'],
  intl: SchoolComparisonProps['intl'],
): readonly ComparedFact<ComparedSchool>[] {
  const words = useWords(schoolsWords);
  const kindOf = useSchoolKind();
  const { compare, pays, costs, students, offers } = words;
  const figure = (
    label: string,
    of: (one: ComparedSchool) => string | null,
    text?: (one: ComparedSchool) => string,
  ) => ({
    label,
    of: (one: ComparedSchool) => (
      <SchoolFigure value={of(one)} unknown={words.unknown}>
        {of(one) !== null && text?.(one)}
      </SchoolFigure>
    ),
  });
  const percent = (part: number | null | undefined) =>
    part == null
      ? null
      : numberFormat(intl.locale, { style: 'percent', maximumFractionDigits: 0 }).format(part);
  const flag = (name: keyof typeof offers.names) =>
    figure(offers.names[name], ({ school }) => {
      const value = school.veterans?.[name];
      return value == null ? null : value ? offers.yes : offers.no;
    });
  return [
    {
      label: compare.place,
      of: ({ school }) => <span lang="en">{[school.city, school.state].filter(Boolean).join(', ')}</span>,
    },
    { label: compare.kind, of: ({ school }) => kindOf(school) },
    figure(
      costs.inState,
      ({ school: { tuition } }) =>
        tuition?.inState == null ? null : wholeDollars(tuition.inState + (tuition.inStateFees ?? 0), intl),
      ({ school: { tuition } }) => (tuition?.year ? schoolYear(tuition.year) : words.dateUnknown),
    ),
    figure(compare.pays, ({ money: paid }) =>
      paid.tuition === 'inState'
        ? pays.inState
        : paid.tuition === 'upTo' && paid.cap
          ? pays.upTo(exactDollars(paid.cap.amount, intl))
          : null,
    ),
    figure(
      pays.housing,
      ({ money: { housing, isOnlineOnly } }) =>
        housing ? pays.monthly(exactDollars(housing.monthly, intl)) : isOnlineOnly ? pays.onlyOnline : null,
      ({ money: { housing } }) =>
        housing ? pays.period(dateText(housing.from, intl), dateText(housing.to, intl)) : '',
    ),
    {
      label: compare.plan(view.terms),
      of: ({ plan, planHref }) => (
        <Stack space="xxsmall">
          {plan === null ? (
            <Text>{compare.planUnread}</Text>
          ) : (
            <>
              <Text weight="medium">{compare.planTuition(wholeDollars(plan.tuitionLeft, intl))}</Text>
              <Text weight="medium">
                {compare.planPaid(wholeDollars(plan.monthlyPaid + plan.books, intl))}
              </Text>
              {plan.unpublishedFrom !== null && (
                <Text size="small" tone="muted">
                  {compare.planUnpublished}
                </Text>
              )}
            </>
          )}
          <Anchor href={planHref}>{compare.use}</Anchor>
        </Stack>
      ),
    },
    flag('yellowRibbon'),
    flag('trainingCredit'),
    flag('studentGroup'),
    figure(
      students.graduation,
      ({ outcomes }) => percent(outcomes?.graduation),
      () => students.graduationText,
    ),
    figure(
      students.earnings,
      ({ outcomes }) =>
        outcomes?.earnings == null ? null : students.yearly(wholeDollars(outcomes.earnings, intl)),
      () => students.earningsText,
    ),
    figure(compare.warnings, ({ cautions, monitoring, missing }) =>
      missing.includes('school-cautions')
        ? null
        : cautions.length + monitoring.length > 0
          ? compare.warned
          : compare.notWarned,
    ),
    {
      label: compare.remove,
      of: ({ id, school }) => (
        <Button
          size="small"
          aria-label={compare.removeOf(school.name)}
          onPress={() => send({ type: 'school.remove', id })}
        >
          {compare.remove}
        </Button>
      ),
    },
  ];
}
