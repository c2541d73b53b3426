import Phone from 'lucide-react/icons/phone';
import { Button } from '../../../components/Button/Button.tsx';
import { Section } from '../../../components/Section/Section.tsx';
import { Stack } from '../../../components/Stack/Stack.tsx';
import { Text } from '../../../components/Text/Text.tsx';
import { TextArea } from '../../../components/TextArea/TextArea.tsx';
import { useWords } from '../../../language/useWords.ts';
import { caseRecordWords } from './CaseRecord.words.ts';
import type { OpenedCaseProps } from './Cases.types.ts';
import type { recordLimits } from '@vetsync/machines/exchange/cases';

const notesMax: (typeof recordLimits)['notes'] = 5_000;

/** Words for colleagues, saved with what is changed or on their own, and that somebody has talked with the person. */
export function CaseNotes({ record, stored, send }: OpenedCaseProps) {
  const words = useWords(caseRecordWords);
  const { work } = record;
  return (
    <Section title={words.notes.title} level={3}>
      <Stack space="small">
        <TextArea
          label={words.notes.label}
          help={words.notes.help}
          isRequired={false}
          isReadOnly={work.isBusy}
          limit={notesMax}
          error={work.invalid.notes ? words.tooLong : undefined}
          value={work.draft.notes}
          onChange={(text) => send({ type: 'words.change', field: 'notes', text })}
        />
        {stored.closedAt === null && (
          <Stack space="xxsmall" align="flex-start">
            <Button icon={Phone} isDisabled={work.isBusy} onPress={() => send({ type: 'contact.add' })}>
              {words.notes.contact}
            </Button>
            <Text size="small" tone="muted">
              {words.notes.contactHelp}
            </Text>
          </Stack>
        )}
      </Stack>
    </Section>
  );
}
