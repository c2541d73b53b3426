import type { FactSource } from '@vetsync/machines/reference/model';
import type { OpenSchool } from '@vetsync/machines/reference/schools';
import { useLocale } from 'react-aria-components/I18nProvider';
import { DescriptionList } from '../../components/DescriptionList/DescriptionList.tsx';
import { Anchor } from '../../components/Link/Anchor.tsx';
import { Section } from '../../components/Section/Section.tsx';
import { Text } from '../../components/Text/Text.tsx';
import { useWords } from '../../language/useWords.ts';
import { formatNumber, numberFormat, wholeDollars } from '../format.ts';
import { schoolsWords } from './Schools.words.ts';
import { SchoolFigure } from './parts/SchoolFigure.tsx';
import { schoolTool } from './parts/schools.ts';
import { SourceDate } from './parts/Sources.tsx';

interface SchoolFiguresProps {
  open: OpenSchool;
  sources: readonly FactSource[];
  /** Of its sections. */
  level: 2 | 3;
}

const prices = ['inState', 'inStateFees', 'outOfState', 'outOfStateFees'] as const;

/** What a school costs, what became of its students, and what it says that it offers veterans. */
export function SchoolFigures({ open, sources, level }: SchoolFiguresProps) {
  const words = useWords(schoolsWords);
  const locale = useLocale();
  const { costs, students, offers } = words;
  const { school, outcomes, missing } = open;
  const unknownOf = (list: string) => (missing.includes(list) ? words.notLoaded : words.unknown);
  const share = (part: number) =>
    numberFormat(locale.locale, { style: 'percent', maximumFractionDigits: 0 }).format(part);
  const figureOf = (list: string, value: string | null, text?: string) => (
    <SchoolFigure
      value={value}
      unknown={unknownOf(list)}
      source={<SourceDate of={[list]} sources={sources} />}
    >
      {value !== null && text}
    </SchoolFigure>
  );
  const amount = (value: number | null | undefined) => (value == null ? null : wholeDollars(value, locale));
  const percent = (value: number | null | undefined) => (value == null ? null : share(value));
  const earned = amount(outcomes?.earnings);
  const names = Object.keys(offers.names) as (keyof typeof offers.names)[];
  return (
    <>
      <Section title={costs.title} level={level}>
        {school.tuition ? (
          <>
            <Text tone="muted">{costs.text}</Text>
            <DescriptionList
              layout="stacked"
              items={prices.map((price) => ({
                label: costs[price],
                value: figureOf('school-tuition', amount(school.tuition?.[price])),
              }))}
            />
          </>
        ) : (
          <Text tone="muted">
            {missing.includes('school-tuition') ? words.notLoaded : costs.none}{' '}
            <SourceDate of={['school-tuition']} sources={sources} />
          </Text>
        )}
      </Section>
      <Section title={students.title} level={level}>
        <DescriptionList
          items={[
            {
              label: students.count,
              value: figureOf(
                'school-students',
                open.students === null ? null : students.people(formatNumber(open.students, locale)),
              ),
            },
            {
              label: students.graduation,
              value: figureOf('school-outcomes', percent(outcomes?.graduation), students.graduationText),
            },
            {
              label: students.retention,
              value: figureOf('school-outcomes', percent(outcomes?.retention), students.retentionText),
            },
            {
              label: students.earnings,
              value: figureOf(
                'school-outcomes',
                earned === null ? null : students.yearly(earned),
                students.earningsText,
              ),
            },
            {
              label: students.complaints,
              value: (
                <SchoolFigure value={null} unknown={words.notLoaded}>
                  <Anchor href={schoolTool}>{students.complaintsText}</Anchor>
                </SchoolFigure>
              ),
            },
          ]}
        />
      </Section>
      <Section title={offers.title} level={level}>
        {school.veterans ? (
          <DescriptionList
            layout="stacked"
            items={names.map((name) => {
              const flag = school.veterans?.[name];
              return {
                label: offers.names[name],
                value: (
                  <SchoolFigure
                    value={flag == null ? null : flag ? offers.yes : offers.no}
                    unknown={words.notListed}
                    source={<SourceDate of={['school-flags']} sources={sources} />}
                  />
                ),
              };
            })}
          />
        ) : (
          <Text tone="muted">{unknownOf('school-flags')}</Text>
        )}
      </Section>
    </>
  );
}
