import type { AdminFact, FactKind } from '@vetsync/machines/admin/model';
import type { ShownSet } from '@vetsync/machines/admin/adminData';
import type { IntlConfig } from '@vetsync/machines/system/model';
import { Badge } from '../../components/Badge/Badge.tsx';
import { Banner } from '../../components/Banner/Banner.tsx';
import { Button } from '../../components/Button/Button.tsx';
import { Dialog, DialogFooter } from '../../components/Dialog/Dialog.tsx';
import { Disclosure } from '../../components/Disclosure/Disclosure.tsx';
import { Inline } from '../../components/Inline/Inline.tsx';
import { Anchor } from '../../components/Link/Anchor.tsx';
import { NumberField } from '../../components/NumberField/NumberField.tsx';
import { Row, RowList } from '../../components/RowList/RowList.tsx';
import { Section } from '../../components/Section/Section.tsx';
import { Stack } from '../../components/Stack/Stack.tsx';
import { Text } from '../../components/Text/Text.tsx';
import { TextField } from '../../components/TextField/TextField.tsx';
import { ToggleButtonGroup } from '../../components/ToggleButtonGroup/ToggleButtonGroup.tsx';
import { useWords } from '../../language/useWords.ts';
import { SectionLoading } from '../account/SectionLoading.tsx';
import { formatNumber, numberFormat } from '../format.ts';
import { LoadFailed } from '../system/parts/LoadFailed.tsx';
import type { AdminDataProps } from './Admin.types.ts';
import { adminDataWords } from './AdminData.words.ts';
import { dateText } from '../dates.ts';
import { FormFailure } from '../system/forms/FormFailure.tsx';

export type { AdminDataProps } from './Admin.types.ts';

const kinds: readonly FactKind[] = ['rate', 'deadline', 'contact'];
const tones = { installed: 'positive', due: 'caution', missing: 'neutral' } as const;

const dollars = (amount: number, { locale }: IntlConfig) =>
  numberFormat(locale, { style: 'currency', currency: 'USD' }).format(amount);

/** What lookups know: the files that were imported, and what administrators have checked of the project's own facts. */
export function AdminData({ view, send }: AdminDataProps) {
  const words = useWords(adminDataWords);
  // The route guard also learns of a lost session and shows the reason.
  if (view.state === 'loading' || view.state === 'denied')
    return <SectionLoading>{words.loading}</SectionLoading>;
  if (view.state === 'failed')
    return (
      <LoadFailed
        words={words.failed}
        failure={view.failure}
        level={2}
        onRetry={() => send({ type: 'data.retry' })}
      />
    );
  return (
    <Stack space="large">
      {view.outcome && (
        <Banner tone="positive" announce="status">
          {words.outcomes[view.outcome]}
        </Banner>
      )}
      <FormFailure announce="alert" view={{ failure: view.failure }} title={words.sets.notBack} />
      <Facts view={view} send={send} />
      <Section title={words.sets.title}>
        <Stack space="small">
          <Text tone="muted">{words.sets.text}</Text>
          <RowList>
            {view.sets.map((set) => (
              <SetRow key={set.id} set={set} view={view} send={send} />
            ))}
          </RowList>
        </Stack>
      </Section>
      <CheckForm view={view} send={send} />
    </Stack>
  );
}

/** One source with its file, what the import left out of it, and the way back. */
function SetRow({ set, view, send }: AdminDataProps & { set: ShownSet }) {
  const words = useWords(adminDataWords).sets;
  const { id, source, edition, title, publisher, page, status, file, previous } = set;
  const { intl, canChange, bringingBack } = view;
  const name = edition === '' ? title : `${title}, ${edition}`;
  const leftOut = file?.leftOut.reduce((sum, { count }) => sum + count, 0) ?? 0;
  const back = previous && words.back(previous.date ?? dateText(previous.importedAt, intl));
  return (
    <Row
      title={<span lang="en">{name}</span>}
      state={<Badge tone={tones[status]}>{words.status[status]}</Badge>}
      detail={
        <Stack space="xxsmall">
          {file ? (
            <span>
              {words.file(file.name, file.date ?? words.undated, dateText(file.importedAt, intl))} ·{' '}
              {words.rows(formatNumber(file.kept, intl), formatNumber(file.rows, intl))}
            </span>
          ) : (
            <span lang="en">{publisher}</span>
          )}
          <span>
            <Anchor href={page} aria-label={`${words.where}: ${name}`}>
              {words.where}
            </Anchor>
          </span>
          {file && leftOut > 0 && (
            <Disclosure title={words.report(formatNumber(leftOut, intl))}>
              <ul lang="en">
                {file.leftOut.map(({ reason, count, lines }) => (
                  <Text as="li" key={reason} size="small">
                    {words.reason(reason, formatNumber(count, intl), lines.slice(0, linesShown))}
                  </Text>
                ))}
              </ul>
            </Disclosure>
          )}
        </Stack>
      }
      actions={
        back && (
          <Button
            size="small"
            isDisabled={!canChange && bringingBack !== id}
            isPending={bringingBack === id}
            aria-label={words.backOf(bringingBack === id ? words.goingBack : back, name)}
            onPress={() => send({ type: 'set.back', source, edition })}
          >
            {bringingBack === id ? words.goingBack : back}
          </Button>
        )
      }
    />
  );
}
/** Characters of the line numbers in a report. The whole list can be read from the database. */
const linesShown = 120;

/** Rates, deadlines and contacts, first those that nobody is shown. */
function Facts({ view, send }: AdminDataProps) {
  const words = useWords(adminDataWords).facts;
  const { kind, facts, counts, hasMore, intl } = view;
  return (
    <Section title={words.title}>
      <Stack space="small">
        <Text tone="muted">{words.text}</Text>
        <ToggleButtonGroup
          label={words.kind}
          isLabelHidden
          options={kinds.map((value) => ({ value, label: words.kinds[value] }))}
          selectedKeys={[kind]}
          onSelectionChange={([chosen]) => chosen && send({ type: 'kind.choose', kind: chosen })}
        />
        <Text size="small" tone="muted" numeric>
          {words.checked(formatNumber(counts.checked, intl), formatNumber(counts.all, intl))}
        </Text>
        <RowList aria-label={words.kinds[kind]}>
          {facts.map((fact) => (
            <FactRow key={fact.fact} fact={fact} view={view} send={send} />
          ))}
        </RowList>
        {hasMore && (
          <div>
            <Button onPress={() => send({ type: 'facts.more' })}>{words.more}</Button>
          </div>
        )}
      </Stack>
    </Section>
  );
}

/** What it says, for when, how sure we are, where it is from, and who has checked it. */
function FactRow({ fact, view, send }: AdminDataProps & { fact: AdminFact }) {
  const words = useWords(adminDataWords).facts;
  const { intl, canChange } = view;
  const { kind, title, text, amount, unit, from, to, confidence, page, isShown, checks } = fact;
  const day = (date: string) => dateText(date, intl);
  const period =
    from === null ? words.always : to === null ? words.since(day(from)) : words.period(day(from), day(to));
  const says =
    kind === 'rate'
      ? `${amount === null ? words.noAmount : words.amount(dollars(amount, intl), unit ?? '')} · ${period}`
      : text;
  return (
    <Row
      title={<span lang="en">{title}</span>}
      state={
        <Inline space="xxsmall">
          <Badge tone={confidence === 'official' ? 'positive' : 'neutral'}>
            {words.confidence[confidence]}
          </Badge>
          {!isShown && <Badge tone="caution">{words.hidden}</Badge>}
        </Inline>
      }
      detail={
        <Stack space="xxsmall">
          {says && <span lang={kind === 'rate' ? undefined : 'en'}>{says}</span>}
          <span>
            <Anchor href={page} aria-label={`${words.source}: ${title}`}>
              {words.source}
            </Anchor>
          </span>
          {checks.map((check) => (
            <span key={`${check.checkedOn} ${check.by}`}>
              {words.checkedBy(
                check.isOwn ? words.you : (check.by ?? words.someone),
                day(check.checkedOn),
                check.amount === null ? null : dollars(check.amount, intl),
              )}
            </span>
          ))}
        </Stack>
      }
      actions={
        <Button
          size="small"
          isDisabled={!canChange}
          aria-label={words.checkOf(title)}
          onPress={() => send({ type: 'fact.check', fact: fact.fact })}
        >
          {words.check}
        </Button>
      }
    />
  );
}

/** The form in which an administrator says what they have read, and where. */
function CheckForm({ view: { form }, send }: AdminDataProps) {
  const words = useWords(adminDataWords).form;
  if (form === null) return null;
  const { fact, check, canSubmit, isBusy, failure } = form;
  const cancel = () => send({ type: 'form.cancel' });
  return (
    <Dialog title={words.title} description={fact.title} isBusy={isBusy} onClose={cancel}>
      <Stack space="medium">
        {fact.kind === 'rate' && (
          <NumberField
            name="amount"
            label={words.amount}
            minValue={0}
            hasSteppers={false}
            formatOptions={{ minimumFractionDigits: 2 }}
            isReadOnly={isBusy}
            value={check.amount}
            onChange={(value) => send({ type: 'amount.change', value })}
          />
        )}
        <TextField
          name="page"
          type="url"
          label={words.page}
          help={words.help}
          isReadOnly={isBusy}
          value={check.page}
          onChange={(value) => send({ type: 'page.change', value })}
        />
        <FormFailure announce="alert" view={{ failure }} title={words.failed} />
        <DialogFooter>
          <Button isDisabled={isBusy} onPress={cancel}>
            {words.cancel}
          </Button>
          <Button
            variant="primary"
            isPending={isBusy}
            isDisabled={!canSubmit && !isBusy}
            onPress={() => send({ type: 'form.submit' })}
          >
            {isBusy ? words.saving : words.save}
          </Button>
        </DialogFooter>
      </Stack>
    </Dialog>
  );
}
