import type { FactSource, Rate, School } from '@vetsync/machines/reference/model';
import type { OpenSchool } from '@vetsync/machines/reference/schools';
import { useLocale } from 'react-aria-components/I18nProvider';
import { DescriptionList } from '../../components/DescriptionList/DescriptionList.tsx';
import { Anchor } from '../../components/Link/Anchor.tsx';
import { Section } from '../../components/Section/Section.tsx';
import { Text } from '../../components/Text/Text.tsx';
import { useWords } from '../../language/useWords.ts';
import { exactDollars } from '../format.ts';
import { schoolsWords } from './Schools.words.ts';
import { SchoolFigure } from './parts/SchoolFigure.tsx';
import { SourceDate } from './parts/Sources.tsx';
import { dateText } from '../dates.ts';
import { schoolYear } from '../moreDates.ts';

interface SchoolMoneySectionProps {
  open: OpenSchool;
  sources: readonly FactSource[];
  /** Of its sections. */
  level: 2 | 3;
}

/** Where VA says what it pays at public schools. */
const ratesPage = 'https://www.va.gov/education/benefit-rates/post-9-11-gi-bill-rates/';

const answerOf = (flag: boolean | null | undefined) => (flag == null ? 'unknown' : flag ? 'yes' : 'no');

/** What the Post-9/11 GI Bill pays at a school. An amount that may not be shown is said to be unknown. */
export function SchoolMoneySection({ open, sources, level }: SchoolMoneySectionProps) {
  const words = useWords(schoolsWords);
  const locale = useLocale();
  const { pays } = words;
  const { money, school } = open;
  const amountOf = (amount: number) => exactDollars(amount, locale);
  const rateOf = (rate: Rate | null, say: (amount: string) => string) => (
    <SchoolFigure value={rate && say(amountOf(rate.amount))} unknown={words.unknown}>
      {rate && <Period of={rate} />}
    </SchoolFigure>
  );
  const tuition = {
    inState: (
      <SchoolFigure value={pays.inState} unknown={words.unknown}>
        <Anchor href={ratesPage}>{pays.reported}</Anchor>
      </SchoolFigure>
    ),
    upTo: (
      <>
        {rateOf(money.cap, pays.upTo)}
        <Left open={open} amountOf={amountOf} />
      </>
    ),
  };
  return (
    <Section title={pays.title} level={level}>
      <Text tone="muted">{pays.text}</Text>
      <DescriptionList
        items={[
          {
            label: pays.tuition,
            value: money.tuition ? (
              tuition[money.tuition]
            ) : (
              <SchoolFigure value={null} unknown={words.unknown} />
            ),
          },
          {
            label: pays.housing,
            value: (
              <SchoolFigure
                value={money.housing && pays.monthly(amountOf(money.housing.monthly))}
                unknown={money.isOnlineOnly ? pays.onlyOnline : pays.noRate}
                source={<SourceDate of={['housing-rates']} sources={sources} />}
              >
                {money.housing && (
                  <>
                    <span lang="en">{pays.area(money.housing.area)}</span>,{' '}
                    {pays.period(dateText(money.housing.from, locale), dateText(money.housing.to, locale))}
                  </>
                )}
              </SchoolFigure>
            ),
          },
          { label: pays.online, value: rateOf(money.onlineHousing, pays.monthly) },
          { label: pays.books, value: rateOf(money.books, pays.yearly) },
        ]}
      />
      <Text size="small" tone="muted">
        {pays.ribbon[answerOf(school.veterans?.yellowRibbon)]}{' '}
        <SourceDate of={['school-flags']} sources={sources} />
      </Text>
    </Section>
  );
}

/** The days that a rate is for, and the page to confirm it on. */
function Period({ of: { from, to, page, confidence } }: { of: Rate }) {
  const { pays } = useWords(schoolsWords);
  const locale = useLocale();
  return (
    <>
      {from && to && `${pays.period(dateText(from, locale), dateText(to, locale))} · `}
      <Anchor href={page}>{confidence === 'reported' ? pays.reported : pays.official}</Anchor>
    </>
  );
}

/** What is left of a private school's tuition. Unknown where the school's prices or the amount are. */
function Left({ open, amountOf }: { open: OpenSchool; amountOf: (amount: number) => string }) {
  const { pays } = useWords(schoolsWords);
  const { above } = open.money;
  const year = yearOf(open.school);
  if (above === null || year === null) return null;
  return <Text size="small">{above > 0 ? pays.above(amountOf(above), year) : pays.covered(year)}</Text>;
}

const yearOf = ({ tuition }: School) => (tuition?.year ? schoolYear(tuition.year) : null);
