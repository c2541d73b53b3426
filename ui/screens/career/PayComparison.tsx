import type {
  PayAmount,
  PayComparisonEvent,
  PayComparisonView,
} from '@vetsync/machines/career/payComparison';
import type { IntlConfig } from '@vetsync/machines/system/model';
import { Card } from '../../components/Card/Card.tsx';
import { Checkbox } from '../../components/Checkbox/Checkbox.tsx';
import { DescriptionList } from '../../components/DescriptionList/DescriptionList.tsx';
import { FormGrid } from '../../components/FormGrid/FormGrid.tsx';
import { Heading } from '../../components/Heading/Heading.tsx';
import { Anchor } from '../../components/Link/Anchor.tsx';
import { NumberField } from '../../components/NumberField/NumberField.tsx';
import { Select } from '../../components/Select/Select.tsx';
import { Stack } from '../../components/Stack/Stack.tsx';
import { Text } from '../../components/Text/Text.tsx';
import { TextField } from '../../components/TextField/TextField.tsx';
import { useWords } from '../../language/useWords.ts';
import { exactDollars, wholeDollars } from '../format.ts';
import { dateOf } from '../reference/parts/Sources.tsx';
import { PayRange } from '../reference/parts/PayRange.tsx';
import type { ScreenProps } from '../system/parts/screenProps.ts';
import { payComparisonWords } from './PayComparison.words.ts';

export interface PayComparisonProps extends ScreenProps<PayComparisonView, PayComparisonEvent> {
  /** Where the person finds their military job. */
  translationHref: string;
  intl: Pick<IntlConfig, 'locale'>;
}

const most = { basic: 50_000, food: 5_000, taxPercent: 60, offer: 5_000_000 } as const;

/** An offered salary beside military pay, and beside what others earn. */
export function PayComparison(props: PayComparisonProps) {
  const words = useWords(payComparisonWords);
  return (
    <Card as="section" aria-labelledby="pay-comparison">
      <Stack space="large">
        <div>
          <Heading level={2} id="pay-comparison">
            {words.title}
          </Heading>
          <Text tone="muted">{words.text}</Text>
        </div>
        <Entered {...props} />
        <div aria-live="polite">
          <Result {...props} />
        </div>
        <Range {...props} />
      </Stack>
    </Card>
  );
}

function Entered({ view, send, intl }: PayComparisonProps) {
  const words = useWords(payComparisonWords);
  const { amounts, grades, grade, hasDependents, zip, housing } = view;
  const amount = (name: PayAmount, label: string, help?: string) => (
    <NumberField
      name={name}
      label={label}
      {...(help !== undefined && { help })}
      isRequired={false}
      minValue={0}
      maxValue={most[name]}
      hasSteppers={false}
      {...(name !== 'taxPercent' && {
        formatOptions: { style: 'currency', currency: 'USD', minimumFractionDigits: 0 },
      })}
      value={amounts[name]}
      onChange={(value) => send({ type: 'amount.change', name, value })}
    />
  );
  return (
    <FormGrid>
      {amount('basic', words.basic, words.basicHelp)}
      {amount('offer', words.offer)}
      <Select
        label={words.grade}
        isRequired={false}
        placeholder={words.noGrade}
        options={grades}
        value={grade}
        onChange={(chosen) => send({ type: 'grade.choose', grade: chosen })}
      />
      <Stack space="xsmall">
        <TextField
          label={words.zip}
          help={words.zipHelp}
          inputMode="numeric"
          autoComplete="off"
          isRequired={false}
          value={zip}
          onChange={(typed) => send({ type: 'zip.change', zip: typed })}
        />
        <Text size="small" tone={housing === 'failed' ? 'critical' : 'muted'} aria-live="polite">
          {typeof housing === 'string'
            ? housing !== 'idle' && words[housing]
            : words.housing(exactDollars(housing.monthly, intl), housing.area, housing.year)}{' '}
          {typeof housing === 'object' && (
            <Anchor href={housing.source.page} lang="en">
              {housing.source.title}
            </Anchor>
          )}
        </Text>
      </Stack>
      <Checkbox
        isSelected={hasDependents}
        onChange={(isSelected) => send({ type: 'dependents.choose', hasDependents: isSelected })}
      >
        {words.dependents}
      </Checkbox>
      {amount('food', words.food)}
      {amount('taxPercent', words.tax, words.taxHelp)}
    </FormGrid>
  );
}

function Result({ view: { pay, difference }, intl }: PayComparisonProps) {
  const words = useWords(payComparisonWords).result;
  if (!pay) return <Text tone="muted">{words.none}</Text>;
  const money = (amount: number) => wholeDollars(amount, intl);
  return (
    <Stack space="small" align="stretch">
      <Heading level={3}>{words.title}</Heading>
      <DescriptionList
        items={(['basic', 'untaxed', 'salary'] as const).map((name) => ({
          label: words[name],
          value: money(pay[name]),
        }))}
      />
      {difference !== null && (
        <Text weight="medium">
          {difference === 0
            ? words.equal
            : words[difference > 0 ? 'more' : 'less'](money(Math.abs(difference)))}
        </Text>
      )}
      <Text size="small" tone="muted">
        {words.health}
      </Text>
    </Stack>
  );
}

function Range({
  view: { occupations, occupation, wages, place },
  send,
  intl,
  translationHref,
}: PayComparisonProps) {
  const words = useWords(payComparisonWords).range;
  return (
    <Stack space="small" align="stretch">
      <Heading level={3}>{words.title}</Heading>
      {occupation === null ? (
        <Text>
          {words.none} <Anchor href={translationHref}>{words.add}</Anchor>
        </Text>
      ) : (
        <>
          <Select
            label={words.occupation}
            options={occupations.map(({ onet, title }) => ({ value: onet, label: title, lang: 'en' }))}
            value={occupation.onet}
            onChange={(onet) => send({ type: 'occupation.choose', onet })}
          />
          <PayRange wage={occupation.wage} />
          {wages && (
            <Text size="caption" tone="muted">
              <Anchor href={wages.page} lang="en">
                {wages.title}
              </Anchor>
              {wages.date !== null && `, ${dateOf(wages, intl)}`}
            </Text>
          )}
          {place !== null && <Text weight="medium">{words.places[place]}</Text>}
        </>
      )}
    </Stack>
  );
}
