import type { CommonApplicationView } from '@vetsync/machines/applications/commonApplication';
import { DescriptionList } from '../../../components/DescriptionList/DescriptionList.tsx';
import { Heading } from '../../../components/Heading/Heading.tsx';
import { Stack } from '../../../components/Stack/Stack.tsx';
import { useWords } from '../../../language/useWords.ts';
import { commonApplicationWords } from '../CommonApplication.words.ts';

/** What is sent to whom, the cost and the processing time (feature spec, section 9). */
export function PortalSummary({ view }: { view: CommonApplicationView }) {
  const allWords = useWords(commonApplicationWords);
  const words = allWords.summary;
  const { chosen, processingDays } = view;
  return (
    <Stack as="section" space="small" aria-labelledby="portal-summary">
      <Heading level={3} id="portal-summary">
        {words.title}
      </Heading>
      <DescriptionList
        items={[
          {
            label: words.universities,
            value: processingDays
              ? chosen.map(({ name }) => name).join(', ')
              : chosen.map(({ program, name }) => allWords.one(program, name)).join('; '),
          },
          ...(processingDays
            ? [
                { label: words.fee, value: words.waived },
                { label: words.time, value: words.days(processingDays) },
              ]
            : []),
        ]}
      />
    </Stack>
  );
}
