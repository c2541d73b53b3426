import './Education.phrases.ts';
import { Stack } from '../../components/Stack/Stack.tsx';
import {
  beside,
  columns,
  bar,
  legend,
  legendFigure,
  legendItem,
  pair,
  plannedPart,
  ring,
  swatches,
  usedPart,
} from './BenefitsCalculator.css.ts';
import { useWords } from '../../language/useWords.ts';
import { benefitsCalculatorWords } from './BenefitsCalculator.words.ts';
import { educationWords } from './Education.words.ts';
import { PageTabs } from '../system/parts/PageTabs.tsx';
import { DroppedCourseCost, PlanChanges } from './calculator/PlanChanges.tsx';
import { PlanMonths } from './calculator/PlanMonths.tsx';
import { PlanTerms } from './calculator/PlanTerms.tsx';
import { SchoolFinder } from './calculator/SchoolFinder.tsx';
import type { BenefitsCalculatorProps } from './Education.types.ts';
import { Anchor } from '../../components/Link/Anchor.tsx';
import { Heading } from '../../components/Heading/Heading.tsx';
import { TextField } from '../../components/TextField/TextField.tsx';
import { Text } from '../../components/Text/Text.tsx';
import { Banner } from '../../components/Banner/Banner.tsx';
import { Card } from '../../components/Card/Card.tsx';
import { DescriptionList } from '../../components/DescriptionList/DescriptionList.tsx';
import { ProgressRing } from '../../components/ProgressRing/ProgressRing.tsx';
import { usePhrases } from '../../language/usePhrases.ts';
import '../applications/Applications.phrases.ts';
import { exactDollars, wholeDollars } from '../format.ts';
import type { PlanField } from '@vetsync/machines/education/model';
import { FormGrid } from '../../components/FormGrid/FormGrid.tsx';
import { NumberField } from '../../components/NumberField/NumberField.tsx';
import type { NumberFieldProps } from '../../components/NumberField/NumberField.tsx';
import { RadioGroup } from '../../components/RadioGroup/RadioGroup.tsx';
import { ComboBox } from '../../components/ComboBox/ComboBox.tsx';
import { Select } from '../../components/Select/Select.tsx';
import { amountField } from '../system/forms/amountField.ts';
import { dateText } from '../dates.ts';
import { schoolYear } from '../moreDates.ts';
import { PageHead } from '../system/parts/PageHead.tsx';

const dollars = {
  hasSteppers: false,
  formatOptions: { style: 'currency', currency: 'USD', minimumFractionDigits: 0 },
} as const;
const formats = {
  monthsLeft: {},
  tuition: dollars,
  ribbon: dollars,
  housing: dollars,
  onlineHousing: dollars,
} satisfies Record<PlanField, Partial<NumberFieldProps>>;

/** Which school the figures are from, and of when. */
function TakenFrom({ view, intl }: Pick<BenefitsCalculatorProps, 'view' | 'intl'>) {
  const words = useWords(benefitsCalculatorWords).taken;
  const { school: state, draft } = view;
  if (state === 'none') return null;
  if (state === 'reading' || state === 'failed')
    return (
      <Text size="small" tone={state === 'failed' ? 'critical' : 'muted'} aria-live="polite">
        {words[state]}
      </Text>
    );
  const { name, tuitionYear, housingFrom, housingTo } = draft.school!;
  return (
    <Text size="small" tone="muted" aria-live="polite">
      <span lang="en">{name}</span>
      {'. '}
      {tuitionYear === null ? words.noTuition : words.tuition(schoolYear(tuitionYear))}{' '}
      {draft.chapter === '33' &&
        (housingFrom === null || housingTo === null
          ? words.noHousing
          : words.housing(dateText(housingFrom, intl), dateText(housingTo, intl)))}
    </Text>
  );
}

/** The housing rate of a ZIP code, with its source and the days that it is for. */
function HousingByZip({ view: { zip }, send, intl }: Omit<BenefitsCalculatorProps, 'links'>) {
  const words = useWords(benefitsCalculatorWords).zip;
  if (zip === null) return null;
  const { digits, isReading, rate } = zip;
  const day = (date: string) => dateText(date, intl);
  return (
    <Stack space="xsmall">
      <TextField
        label={words.label}
        help={words.help}
        inputMode="numeric"
        autoComplete="off"
        isRequired={false}
        value={digits}
        onChange={(typed) => send({ type: 'zip.change', zip: typed })}
      />
      <Text size="small" tone={rate === 'failed' ? 'critical' : 'muted'} aria-live="polite">
        {isReading && words.reading}
        {typeof rate === 'string' && words[rate]}
        {rate !== null && typeof rate === 'object' && (
          <>
            <span lang="en">{rate.area}</span>. {words.period(day(rate.from), day(rate.to))}{' '}
            <Anchor href={rate.source.page} lang="en">
              {rate.source.title}
            </Anchor>
            {rate.source.date && `, ${day(rate.source.date)}`}
          </>
        )}
      </Text>
    </Stack>
  );
}

/** The veteran's entitlement and school. */
function PlanStart({ view, send, intl }: BenefitsCalculatorProps) {
  const words = useWords(benefitsCalculatorWords);
  const { draft, errors, limits, tiers, chapters, service, programs, housingSource } = view;
  const isHousing = draft.chapter === '33';
  const figure = (field: PlanField) => (
    <NumberField
      name={field}
      {...formats[field]}
      minValue={0}
      maxValue={limits[field]}
      label={field === 'housing' && !isHousing ? words.payment.label : words.fields[field]}
      help={
        field === 'housing' && !isHousing ? (
          <>
            {words.payment.help} <Anchor href={view.ratesPage}>{words.payment.page}</Anchor>.
          </>
        ) : field === 'housing' ? (
          <>
            {programs.length > 0 && `${words.sampleHousing} `}
            {words.help.housing}{' '}
            <Anchor href={housingSource.href} lang="en">
              {housingSource.name}
            </Anchor>
            .
          </>
        ) : (
          words.help[field]
        )
      }
      error={errors.includes(field) ? words.errors[field](limits[field]) : undefined}
      {...amountField(draft[field], (value) => send({ type: 'figure.change', field, value }))}
    />
  );
  return (
    <Card as="section" aria-labelledby="plan-start">
      <Stack space="large">
        <Heading level={2} id="plan-start">
          {words.start.title}
        </Heading>
        <Select
          label={words.start.chapter}
          options={chapters.map((value) => ({ value, label: words.start.chapters[value] }))}
          value={draft.chapter}
          onChange={(chapter) => send({ type: 'chapter.choose', chapter })}
        />
        <FormGrid>
          {figure('monthsLeft')}
          {isHousing && (
            <Select
              label={words.start.percent}
              help={
                service
                  ? words.start.service(
                      dateText(service.from, intl),
                      dateText(service.to, intl),
                      service.percent,
                    )
                  : words.start.percentHelp
              }
              options={tiers.map(({ percent, months }) => ({
                value: String(percent),
                label: words.start.percents(percent, months),
              }))}
              value={String(draft.percent)}
              onChange={(value) => {
                const tier = tiers.find(({ percent }) => String(percent) === value);
                if (tier) send({ type: 'percent.choose', percent: tier.percent });
              }}
            />
          )}
        </FormGrid>
        <Stack space="xsmall">
          <Heading level={2}>{words.school.title}</Heading>
          <TakenFrom view={view} intl={intl} />
        </Stack>
        <SchoolFinder view={view} send={send} />
        <FormGrid>
          {programs.length > 0 && (
            <ComboBox
              label={words.school.program}
              options={programs}
              value={draft.programId}
              placeholder={words.school.own}
              onChange={(programId) => send({ type: 'program.choose', programId })}
            />
          )}
          {isHousing && (
            <RadioGroup
              label={words.school.kind}
              layout="inline"
              options={[
                { value: 'public', label: words.school.public },
                { value: 'private', label: words.school.private },
              ]}
              value={draft.isPublic ? 'public' : 'private'}
              onChange={(kind) => send({ type: 'school.choose', isPublic: kind === 'public' })}
            />
          )}
          {figure('tuition')}
          {view.hasRibbon && figure('ribbon')}
          {figure('housing')}
          {view.hasOnlineTerms && figure('onlineHousing')}
          <HousingByZip view={view} send={send} intl={intl} />
        </FormGrid>
      </Stack>
    </Card>
  );
}

/** Totals of the plan, announced at each change. */
function PlanResult({ view, intl }: BenefitsCalculatorProps) {
  const words = useWords(benefitsCalculatorWords).result;
  const write = usePhrases();
  const { figures, monthsAtStart, entitlementMonths: all, unpaidFrom, draft } = view;
  const isHousing = draft.chapter === '33';
  const used = all - monthsAtStart;
  const share = (months: number) => ({ width: `${(100 * months) / all}%` });
  const parts = [
    { part: 'used', months: used },
    { part: 'planned', months: figures.months },
    { part: 'left', months: figures.monthsLeft },
  ] as const;
  return (
    <Card as="section" aria-labelledby="plan-result">
      <Stack space="large">
        <Heading level={2} id="plan-result">
          {words.title}
        </Heading>
        <div className={ring}>
          <ProgressRing
            size="large"
            label={words.leftRing}
            value={figures.monthsLeft}
            max={all}
            hint={words.of(figures.monthsLeft, all)}
          />
        </div>
        <Stack space="small">
          <div className={bar} aria-hidden>
            <div className={usedPart} style={share(used)} />
            <div className={plannedPart} style={share(figures.months)} />
          </div>
          <ul className={legend} aria-label={words.table}>
            {parts.map(({ part, months }) => (
              <li key={part} className={legendItem}>
                <span className={swatches[part]} aria-hidden />
                <Text as="span" size="small">
                  {words[part]}
                </Text>
                <span className={legendFigure}>
                  <Text as="span" size="small" weight="medium" numeric>
                    {words.months(months)}
                  </Text>
                </span>
              </li>
            ))}
          </ul>
        </Stack>
        <div aria-live="polite">
          {unpaidFrom ? (
            <Banner tone="caution" title={words.shortTitle}>
              {words.short(write(unpaidFrom))}
            </Banner>
          ) : (
            <Text>{words.sentence(figures.months, figures.monthsLeft)}</Text>
          )}
        </div>
        <DescriptionList
          items={[
            ...(isHousing
              ? [{ label: words.tuitionPaid, value: wholeDollars(figures.tuitionPaid, intl) }]
              : []),
            ...(figures.ribbon > 0
              ? [{ label: words.ribbon, value: wholeDollars(figures.ribbon, intl) }]
              : []),
            { label: words.tuitionLeft, value: wholeDollars(figures.tuitionLeft, intl) },
            {
              label: isHousing ? words.housing : words.paid,
              value: wholeDollars(figures.monthlyPaid, intl),
            },
            ...(isHousing ? [{ label: words.books, value: wholeDollars(figures.books, intl) }] : []),
          ]}
        />
        {figures.unpublishedFrom !== null && (
          <Text size="small">{words.unpublished(dateText(figures.unpublishedFrom, intl))}</Text>
        )}
      </Stack>
    </Card>
  );
}

/** Source and date of the rates. */
function PlanSource({ view, intl }: BenefitsCalculatorProps) {
  const words = useWords(benefitsCalculatorWords).source;
  const { rate, source, draft } = view;
  const day = (date: string) => dateText(date, intl);
  const isHousing = draft.chapter === '33';
  return (
    <Stack as="section" space="xsmall" aria-labelledby="plan-source">
      <Heading level={2} id="plan-source">
        {words.title}
      </Heading>
      {isHousing && (
        <Text size="small">
          {words.rate(exactDollars(rate.privateCap, intl), day(rate.from), day(rate.to))}
        </Text>
      )}
      <Text size="small">{isHousing ? words.rules : words.paymentRules}</Text>
      <Text size="small" tone="muted">
        <Anchor href={source.href} lang="en">
          {source.name}
        </Anchor>
        . {words.retrieved(day(source.retrieved))} {words.estimate}
      </Text>
    </Stack>
  );
}

export type { BenefitsCalculatorProps } from './Education.types.ts';

/** Months of entitlement that planned terms use, and what they pay. */
export function BenefitsCalculator(props: BenefitsCalculatorProps) {
  const words = useWords(benefitsCalculatorWords);
  const sharedWords = useWords(educationWords);
  return (
    <Stack space="large">
      <PageHead
        title={words.title}
        subtitle={words.subtitle}
        hub={sharedWords.title}
        tabs={<PageTabs words={sharedWords} links={props.links} current="calculator" />}
      />
      <div className={columns}>
        <Stack space="large">
          <PlanStart {...props} />
          <PlanTerms {...props} />
        </Stack>
        <div className={beside}>
          <PlanResult {...props} />
        </div>
      </div>
      <PlanMonths {...props} />
      <div className={pair}>
        <PlanChanges {...props} />
        <DroppedCourseCost {...props} />
      </div>
      <PlanSource {...props} />
    </Stack>
  );
}
