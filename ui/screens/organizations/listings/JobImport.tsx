import { Breadcrumbs } from '../../../components/Breadcrumbs/Breadcrumbs.tsx';
import { EmptyState } from '../../../components/EmptyState/EmptyState.tsx';
import { LinkButton } from '../../../components/LinkButton/LinkButton.tsx';
import { Stack } from '../../../components/Stack/Stack.tsx';
import { Text } from '../../../components/Text/Text.tsx';
import { useWords } from '../../../language/useWords.ts';
import { SectionLoading } from '../../account/SectionLoading.tsx';
import { OrganizationMissing } from '../profile/OrganizationMissing.tsx';
import { LoadFailed } from '../../system/parts/LoadFailed.tsx';
import { jobImportWords } from './JobImport.words.ts';
import { Banner } from '../../../components/Banner/Banner.tsx';
import { formatNumber } from '../../format.ts';
import Download from 'lucide-react/icons/download';
import { Button } from '../../../components/Button/Button.tsx';
import { Code } from '../../../components/Code/Code.tsx';
import { Section } from '../../../components/Section/Section.tsx';
import { columnNames } from './Listings.css.ts';
import '../Listings.phrases.ts';
import '../../system/forms/Problem.phrases.ts';
import { FileDrop } from '../../../components/FileDrop/FileDrop.tsx';
import { Form } from '../../../components/Form/Form.tsx';
import { Inline } from '../../../components/Inline/Inline.tsx';
import { FormFailure } from '../../system/forms/FormFailure.tsx';
import { SubmitButton } from '../../system/forms/SubmitButton.tsx';
import type { JobImportView, JobImportEvent } from '@vetsync/machines/organizations/jobImport';
import { DescriptionList } from '../../../components/DescriptionList/DescriptionList.tsx';
import { usePhrases } from '../../../language/usePhrases.ts';
import type { ScreenProps } from '../../system/parts/screenProps.ts';
import { PageHead } from '../../system/parts/PageHead.tsx';

export type JobImportProps = ScreenProps<JobImportView, JobImportEvent>;

interface ImportReportProps {
  view: Pick<JobImportView, 'broken' | 'failure'>;
}

/** What is wrong with a file, by line. */
function ImportReport({ view: { broken, failure } }: ImportReportProps) {
  const words = useWords(jobImportWords);
  const columns: Readonly<Record<string, string>> = words.report.columns;
  const write = usePhrases();
  return (
    <Stack space="medium">
      <Banner tone="critical" title={write(failure ?? words.sendFailed)} announce="alert">
        {words.report.next}
      </Banner>
      <Section title={words.report.title} level={3}>
        <DescriptionList
          items={broken.map(({ line, errors }) => ({
            label: words.report.line(line),
            value: errors.map(({ field, phrase }) => (
              <Text key={field} as="div">
                {columns[field] && <strong>{columns[field]}: </strong>}
                {write(phrase)}
              </Text>
            )),
          }))}
        />
      </Section>
    </Stack>
  );
}

/** Takes the file, and says what became of it. */
function ImportForm({ view, send }: JobImportProps) {
  const words = useWords(jobImportWords);
  const { state, file, limits, isUncertain } = view;
  return (
    <Stack space="large">
      {state === 'broken' && <ImportReport view={view} />}
      <Form aria-label={words.title} onSubmit={() => view.canSubmit && send({ type: 'form.submit' })}>
        {state !== 'broken' && <FormFailure view={view} title={words.sendFailed} announce="alert" />}
        {isUncertain && <Text>{words.unknown}</Text>}
        <FileDrop
          name="file"
          label={words.file}
          isRequired
          kinds={[{ label: words.kind, accept: '.csv,text/csv' }]}
          maxBytes={limits.bytes}
          file={file && { ...file, kind: words.kind }}
          isDisabled={view.busy}
          onSelect={(chosen) => send({ type: 'file.choose', file: chosen })}
          onRemove={() => send({ type: 'file.remove' })}
        />
        <Inline>
          <SubmitButton
            view={view}
            // After an import, the drafts come first.
            variant={state === 'done' ? 'secondary' : 'primary'}
            busyLabel={words.submitting}
          >
            {words.submit}
          </SubmitButton>
        </Inline>
      </Form>
    </Stack>
  );
}

/** How a file looks, with one to start from. */
function ImportExample({ view: { limits, intl }, send }: JobImportProps) {
  const allWords = useWords(jobImportWords);
  const words = allWords.example;
  return (
    <Section title={words.title} level={3}>
      <Stack space="medium">
        <Text>
          {words.text} {words.atMost(formatNumber(limits.jobs, intl))}.
        </Text>
        <ul className={columnNames} aria-label={words.columns}>
          {Object.values(allWords.report.columns).map((column) => (
            <li key={column}>
              <Code>{column}</Code>
            </li>
          ))}
        </ul>
        <div>
          <Button icon={Download} onPress={() => send({ type: 'example.save' })}>
            {words.save}
          </Button>
        </div>
      </Stack>
    </Section>
  );
}

/** How many drafts were added, and where they are. */
function ImportDone({ view: { imported, listHref, intl } }: Pick<JobImportProps, 'view'>) {
  const words = useWords(jobImportWords).done;
  return (
    <Banner
      tone="positive"
      title={imported === 1 ? words.one : words.title(formatNumber(imported, intl))}
      announce="status"
      action={
        <LinkButton href={`${listHref}?status=draft`} variant="primary">
          {words.drafts}
        </LinkButton>
      }
    >
      {words.text}
    </Banner>
  );
}

/** Adds jobs from a CSV file, and reports what is wrong with it by line. */
export function JobImport({ view, send }: JobImportProps) {
  const words = useWords(jobImportWords);
  const { state, organization, listHref } = view;
  if (state === 'missing') return <OrganizationMissing />;
  if (state === 'loadFailed')
    return (
      <LoadFailed words={words.failed} failure={view.failure} onRetry={() => send({ type: 'page.retry' })} />
    );
  if (organization === null) return <SectionLoading>{words.loading}</SectionLoading>;
  if (state === 'closed')
    return (
      <EmptyState
        drawing="missing"
        title={words.closed.title}
        action={
          <LinkButton href={listHref} variant="primary">
            {words.closed.list}
          </LinkButton>
        }
      >
        {words.closed.text}
      </EmptyState>
    );
  return (
    <Stack space="large">
      <PageHead
        level={2}
        title={words.title}
        subtitle={words.text}
        breadcrumbs={
          <Breadcrumbs
            items={[
              { label: words.back, href: listHref },
              { label: words.title, href: `${listHref}/import` },
            ]}
          />
        }
      />
      {state === 'done' && <ImportDone view={view} />}
      <ImportForm view={view} send={send} />
      <ImportExample view={view} send={send} />
    </Stack>
  );
}
