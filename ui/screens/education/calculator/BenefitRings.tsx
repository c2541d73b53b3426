import { Anchor } from '../../../components/Link/Anchor.tsx';
import { Card } from '../../../components/Card/Card.tsx';
import { Heading } from '../../../components/Heading/Heading.tsx';
import { Inline } from '../../../components/Inline/Inline.tsx';
import { ProgressRing } from '../../../components/ProgressRing/ProgressRing.tsx';
import { Section } from '../../../components/Section/Section.tsx';
import { Stack } from '../../../components/Stack/Stack.tsx';
import { Text } from '../../../components/Text/Text.tsx';
import { LinkButton } from '../../../components/LinkButton/LinkButton.tsx';
import { amount, amountFigure, rings } from '../Education.css.ts';
import type { EducationProps } from '../Education.types.ts';
import { useWords } from '../../../language/useWords.ts';
import { educationWords } from '../Education.words.ts';
import { numberFormat, wholeDollars } from '../../format.ts';

/** The benefit cards (feature spec, sections 2 and 9): shares as rings, amounts as figures. */
export function BenefitRings({ view }: Pick<EducationProps, 'view'>) {
  const words = useWords(educationWords).benefits;
  const { inProgress, decided } = view.benefits;
  if (!view.giBill) return view.plan ? <Planned view={view} /> : <BenefitsUnknown links={view.links} />;
  const { giBillRemaining, monthsRemaining, housing, housingLocation, tuition } = view.giBill;
  return (
    <Section title={words.title}>
      <ul className={rings}>
        <li>
          <ProgressRing label={words.giBill} value={giBillRemaining} hint={words.months(monthsRemaining)} />
        </li>
        <li>
          <Figure
            label={words.housing}
            value={wholeDollars(housing, view.intl)}
            hint={words.rate(housingLocation)}
          />
        </li>
        <li>
          <ProgressRing label={words.tuition} value={tuition} hint={words.tuitionRate} />
        </li>
        <li>
          <Figure label={words.applications} value={String(inProgress)} hint={words.decided(decided)} />
        </li>
      </ul>
      <Text size="small" tone="muted">
        {words.sample}
      </Text>
    </Section>
  );
}

/** An amount beside the rings, which is no share of anything. */
function Figure({ label, value, hint }: Readonly<Record<'label' | 'value' | 'hint', string>>) {
  return (
    <div className={amount}>
      <span className={amountFigure}>{value}</span>
      <Text as="span" size="small" weight="medium">
        {label}
      </Text>
      <Text as="span" size="caption" tone="muted">
        {hint}
      </Text>
    </div>
  );
}

/** What the person's own plan comes to. */
function Planned({ view: { plan, links, intl } }: Pick<EducationProps, 'view'>) {
  const words = useWords(educationWords).benefits;
  if (!plan) return null;
  const { terms, monthsAtStart, monthsLeft, monthlyPaid, tuitionPaid, tuitionLeft } = plan;
  const months = (value: number) => numberFormat(intl.locale, { maximumFractionDigits: 1 }).format(value);
  return (
    <Section title={words.title} action={<Anchor href={links.calculator}>{words.change}</Anchor>}>
      <ul className={rings}>
        <li>
          <Figure
            label={words.left}
            value={months(monthsLeft)}
            hint={words.leftOf(months(monthsAtStart), terms.length)}
          />
        </li>
        <li>
          <Figure label={words.housingPlanned} value={wholeDollars(monthlyPaid, intl)} hint={words.inPlan} />
        </li>
        <li>
          <Figure
            label={words.tuitionPaid}
            value={wholeDollars(tuitionPaid, intl)}
            hint={words.tuitionLeft(wholeDollars(tuitionLeft, intl))}
          />
        </li>
      </ul>
      <Text size="small" tone="muted">
        {words.planned}
      </Text>
      {links.schools && <Anchor href={links.schools}>{words.schools}</Anchor>}
    </Section>
  );
}

/** Only VA knows someone's remaining benefits, so signed-in users see no figures. */
function BenefitsUnknown({ links }: Pick<EducationProps['view'], 'links'>) {
  const words = useWords(educationWords).benefits;
  return (
    <Card as="section" aria-labelledby="benefits">
      <Stack space="small" align="flex-start">
        <Heading level={2} id="benefits">
          {words.title}
        </Heading>
        <Text>{words.unknown}</Text>
        <Inline space="small">
          <LinkButton href={links.calculator}>{words.plan}</LinkButton>
          {links.schools && <LinkButton href={links.schools}>{words.schools}</LinkButton>}
        </Inline>
      </Stack>
    </Card>
  );
}
