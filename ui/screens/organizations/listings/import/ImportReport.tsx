import type { JobImportView } from '@vetsync/machines/organizations/jobImport';
import { Banner } from '../../../../components/Banner/Banner.tsx';
import { DescriptionList } from '../../../../components/DescriptionList/DescriptionList.tsx';
import { Section } from '../../../../components/Section/Section.tsx';
import { Stack } from '../../../../components/Stack/Stack.tsx';
import { Text } from '../../../../components/Text/Text.tsx';
import { usePhrases } from '../../../../language/usePhrases.ts';
import { useWords } from '../../../../language/useWords.ts';
import '../../Listings.phrases.ts';
import '../../../system/forms/Problem.phrases.ts';
import { jobImportWords } from '../JobImport.words.ts';

export interface ImportReportProps {
  view: Pick<JobImportView, 'broken' | 'failure'>;
}

/** What is wrong with a file, by line. */
export function ImportReport({ view: { broken, failure } }: ImportReportProps) {
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
