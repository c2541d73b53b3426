import type { PlanField } from '@vetsync/machines/education/model';
import { Anchor } from '../../../components/Link/Anchor.tsx';
import { Card } from '../../../components/Card/Card.tsx';
import { Grid } from '../../../components/Grid/Grid.tsx';
import { Heading } from '../../../components/Heading/Heading.tsx';
import { NumberField, type NumberFieldProps } from '../../../components/NumberField/NumberField.tsx';
import { RadioGroup } from '../../../components/RadioGroup/RadioGroup.tsx';
import { ComboBox } from '../../../components/ComboBox/ComboBox.tsx';
import { Select } from '../../../components/Select/Select.tsx';
import { Stack } from '../../../components/Stack/Stack.tsx';
import { amountField } from '../../system/forms/amountField.ts';
import type { BenefitsCalculatorProps } from '../Education.types.ts';
import { useWords } from '../../../language/useWords.ts';
import { benefitsCalculatorWords } from '../BenefitsCalculator.words.ts';

const dollars = {
  hasSteppers: false,
  formatOptions: { style: 'currency', currency: 'USD', minimumFractionDigits: 0 },
} as const;
const formats = { monthsLeft: {}, tuition: dollars, housing: dollars } satisfies Record<
  PlanField,
  Partial<NumberFieldProps>
>;

/** The veteran's entitlement and school. */
export function PlanStart({ view, send }: BenefitsCalculatorProps) {
  const words = useWords(benefitsCalculatorWords);
  const { draft, errors, limits, tiers, programs, housingSource } = view;
  const figure = (field: PlanField) => (
    <NumberField
      name={field}
      {...formats[field]}
      minValue={0}
      maxValue={limits[field]}
      label={words.fields[field]}
      help={
        field === 'housing' ? (
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
        <Grid columns={{ mobile: 1, tablet: 2 }}>
          {figure('monthsLeft')}
          <Select
            label={words.start.percent}
            help={words.start.percentHelp}
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
        </Grid>
        <Heading level={2}>{words.school.title}</Heading>
        <Grid columns={{ mobile: 1, tablet: 2 }}>
          {programs.length > 0 && (
            <ComboBox
              label={words.school.program}
              options={programs}
              value={draft.programId}
              placeholder={words.school.own}
              onChange={(programId) => send({ type: 'program.choose', programId })}
            />
          )}
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
          {figure('tuition')}
          {figure('housing')}
        </Grid>
      </Stack>
    </Card>
  );
}
