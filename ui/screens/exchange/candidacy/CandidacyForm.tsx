import { Stack } from '../../../components/Stack/Stack.tsx';
import { Switch } from '../../../components/Switch/Switch.tsx';
import { Text } from '../../../components/Text/Text.tsx';
import { TextField } from '../../../components/TextField/TextField.tsx';
import { useWords } from '../../../language/useWords.ts';
import { fieldset, legend } from '../../applications/ApplicationDialog.css.ts';
import type { CandidacyProps } from '../access/Sharing.types.ts';
import { candidacyWords } from '../Candidacy.words.ts';
import { receivedApplicationWords } from '../ReceivedApplications.words.ts';

/** The headline, and a switch for each part of the profile. */
export function CandidacyForm({ view, send }: CandidacyProps) {
  const words = useWords(candidacyWords);
  const names = useWords(receivedApplicationWords).parts;
  const { headline, headlineMax, isTooLong, parts, busy } = view;
  return (
    <Stack space="medium">
      <TextField
        name="headline"
        label={words.headline.label}
        help={words.headline.help}
        isRequired={false}
        limit={headlineMax}
        error={isTooLong ? words.tooLong : undefined}
        isReadOnly={busy !== null}
        value={headline}
        onChange={(text) => send({ type: 'headline.change', headline: text })}
      />
      <fieldset className={fieldset}>
        <legend className={legend}>{words.parts.title}</legend>
        <Stack space="small">
          <Text size="small" tone="muted">
            {words.parts.help}
          </Text>
          {parts.map(({ part, isSent }) => (
            <Switch
              key={part}
              isSelected={isSent}
              isReadOnly={busy !== null}
              onChange={() => send({ type: 'part.toggle', part })}
            >
              {names[part]}
            </Switch>
          ))}
        </Stack>
      </fieldset>
    </Stack>
  );
}
