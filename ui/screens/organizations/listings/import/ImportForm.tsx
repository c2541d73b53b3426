import '../../Listings.phrases.ts';
import '../../../system/forms/Problem.phrases.ts';
import { FileDrop } from '../../../../components/FileDrop/FileDrop.tsx';
import { Form } from '../../../../components/Form/Form.tsx';
import { Inline } from '../../../../components/Inline/Inline.tsx';
import { Stack } from '../../../../components/Stack/Stack.tsx';
import { Text } from '../../../../components/Text/Text.tsx';
import { useWords } from '../../../../language/useWords.ts';
import { FormFailure } from '../../../system/forms/FormFailure.tsx';
import { SubmitButton } from '../../../system/forms/SubmitButton.tsx';
import { jobImportWords } from '../JobImport.words.ts';
import type { JobImportProps } from '../JobImport.types.ts';
import type { JobImportView } from '@vetsync/machines/organizations/jobImport';
import { Banner } from '../../../../components/Banner/Banner.tsx';
import { DescriptionList } from '../../../../components/DescriptionList/DescriptionList.tsx';
import { Section } from '../../../../components/Section/Section.tsx';
import { usePhrases } from '../../../../language/usePhrases.ts';

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
export function ImportForm({ view, send }: JobImportProps) {
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
