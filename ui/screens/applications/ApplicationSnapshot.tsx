import type {
  ApplicationDialogEvent,
  ApplicationDialogView,
} from '@vetsync/machines/applications/applicationDialog';
import { DescriptionList } from '../../components/DescriptionList/DescriptionList.tsx';
import { Stack } from '../../components/Stack/Stack.tsx';
import { Switch } from '../../components/Switch/Switch.tsx';
import { Text } from '../../components/Text/Text.tsx';
import { useWords } from '../../language/useWords.ts';
import { fieldset, legend } from './ApplicationDialog.css.ts';
import { applicationDialogWords } from './ApplicationDialog.words.ts';

interface ApplicationSnapshotProps {
  /** Of the applicant. It is always sent. */
  name: string;
  parts: NonNullable<ApplicationDialogView['snapshot']>;
  organization: string;
  send: (event: Extract<ApplicationDialogEvent, { type: 'part.toggle' }>) => void;
}

/** What of the profile is sent along, with a switch for each part. */
export function ApplicationSnapshot({ name, parts, organization, send }: ApplicationSnapshotProps) {
  const words = useWords(applicationDialogWords).snapshot;
  return (
    <fieldset className={fieldset}>
      <legend className={legend}>{words.title(organization)}</legend>
      <Stack space="small">
        <Text size="small" tone="muted">
          {words.help}
        </Text>
        <DescriptionList items={[{ label: words.name, value: name }]} />
        {parts.map(({ part, lines, isSent }) => (
          <Switch
            key={part}
            help={lines.join(' · ') || undefined}
            isSelected={isSent}
            onChange={() => send({ type: 'part.toggle', part })}
          >
            {words.parts[part]}
          </Switch>
        ))}
      </Stack>
    </fieldset>
  );
}
