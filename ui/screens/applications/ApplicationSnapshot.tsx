import type { ApplicationDialogEvent, ApplicationDialogView } from '@vetsync/machines/applicationDialog';
import { Stack } from '../../components/Stack/Stack.tsx';
import { Switch } from '../../components/Switch/Switch.tsx';
import { Text } from '../../components/Text/Text.tsx';
import { useWords } from '../../language/useWords.ts';
import { fieldset, legend } from './ApplicationDialog.css.ts';
import { applicationDialogWords } from './ApplicationDialog.words.ts';

interface ApplicationSnapshotProps {
  parts: NonNullable<ApplicationDialogView['snapshot']>;
  organization: string;
  send: (event: Extract<ApplicationDialogEvent, { type: 'part.toggle' }>) => void;
}

/** What of the profile is sent along, with a switch for each part. */
export function ApplicationSnapshot({ parts, organization, send }: ApplicationSnapshotProps) {
  const words = useWords(applicationDialogWords).snapshot;
  return (
    <fieldset className={fieldset}>
      <legend className={legend}>{words.title(organization)}</legend>
      <Stack space="small">
        <Text size="small" tone="muted">
          {words.help} {words.name}
        </Text>
        {parts.map(({ part, lines, isSent }) => (
          <Stack key={part} space="none">
            <Switch isSelected={isSent} onChange={() => send({ type: 'part.toggle', part })}>
              {words.parts[part]}
            </Switch>
            {lines.length > 0 && (
              <Text size="small" tone="muted">
                {lines.join(' · ')}
              </Text>
            )}
          </Stack>
        ))}
      </Stack>
    </fieldset>
  );
}
