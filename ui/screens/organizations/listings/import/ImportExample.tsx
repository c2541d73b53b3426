import Download from 'lucide-react/icons/download';
import { Button } from '../../../../components/Button/Button.tsx';
import { Code } from '../../../../components/Code/Code.tsx';
import { Section } from '../../../../components/Section/Section.tsx';
import { Stack } from '../../../../components/Stack/Stack.tsx';
import { Text } from '../../../../components/Text/Text.tsx';
import { useWords } from '../../../../language/useWords.ts';
import { formatNumber } from '../../../format.ts';
import { jobImportWords } from '../JobImport.words.ts';
import type { JobImportProps } from '../JobImport.types.ts';
import { columnNames } from '../Listings.css.ts';

/** How a file looks, with one to start from. */
export function ImportExample({ view: { limits, reader }, send }: JobImportProps) {
  const allWords = useWords(jobImportWords);
  const words = allWords.example;
  return (
    <Section title={words.title} level={3}>
      <Stack space="medium">
        <Text>
          {words.text} {words.atMost(formatNumber(limits.jobs, reader))}.
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
