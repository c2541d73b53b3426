import { Checkbox } from '../../components/Checkbox/Checkbox.tsx';
import { Grid } from '../../components/Grid/Grid.tsx';
import { Stack } from '../../components/Stack/Stack.tsx';
import { Text } from '../../components/Text/Text.tsx';
import { fieldset, legend } from './ApplicationDialog.css.ts';
import type { ApplicationDialogProps } from './Applications.types.ts';
import { useWords } from '../../language/useWords.ts';
import { applicationDialogWords } from './ApplicationDialog.words.ts';

/** Skills to present to an employer, or services to request from a nonprofit. */
export function ApplicationChoices({ view, send }: ApplicationDialogProps) {
  const words = useWords(applicationDialogWords);
  const { kind, choices, draft, snapshot } = view;
  const { services } = words;
  const stored = { ...services, help: services.helpStored };
  const labels = kind === 'job' ? words.skills : snapshot ? stored : services;
  if (choices.length === 0)
    return kind === 'job' ? (
      <Text size="small" tone="muted">
        {words.skills.none}
      </Text>
    ) : null;
  return (
    <fieldset className={fieldset}>
      <legend className={legend}>{labels.label}</legend>
      <Stack space="small">
        <Text size="small" tone="muted">
          {labels.help}
        </Text>
        <Grid columns={{ mobile: 1, tablet: 2 }} space="small">
          {choices.map((choice) => (
            <Checkbox
              key={choice}
              isSelected={draft.chosen.includes(choice)}
              onChange={() => send({ type: 'choice.toggle', choice })}
            >
              {choice}
            </Checkbox>
          ))}
        </Grid>
      </Stack>
    </fieldset>
  );
}
