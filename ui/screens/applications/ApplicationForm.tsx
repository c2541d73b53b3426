import { Banner } from '../../components/Banner/Banner.tsx';
import { Button } from '../../components/Button/Button.tsx';
import { DescriptionList } from '../../components/DescriptionList/DescriptionList.tsx';
import { DialogFooter } from '../../components/Dialog/Dialog.tsx';
import { Form } from '../../components/Form/Form.tsx';
import { TextArea } from '../../components/TextArea/TextArea.tsx';
import { TextField } from '../../components/TextField/TextField.tsx';
import { CrisisHelp } from '../system/crisis/CrisisHelp.tsx';
import type { ApplicationDialogProps } from './Applications.types.ts';
import { useWords } from '../../language/useWords.ts';
import { usePhrases } from '../../language/usePhrases.ts';
import { ApplicationSnapshot } from './ApplicationSnapshot.tsx';
import { applicationDialogWords } from './ApplicationDialog.words.ts';
import { CollegeFields } from './CollegeFields.tsx';
import { Checkbox } from '../../components/Checkbox/Checkbox.tsx';
import { Grid } from '../../components/Grid/Grid.tsx';
import { Stack } from '../../components/Stack/Stack.tsx';
import { Text } from '../../components/Text/Text.tsx';
import { fieldset, legend } from './ApplicationDialog.css.ts';

/** Skills to present to an employer, or services to request from a nonprofit. */
function ApplicationChoices({ view, send }: ApplicationDialogProps) {
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

export function ApplicationForm({ view, send }: ApplicationDialogProps) {
  const words = useWords(applicationDialogWords);
  const phrase = usePhrases();
  const { kind, applicant, draft, college, terms } = view;
  const service = [applicant.veteranRank, applicant.veteranBranch].filter(Boolean).join(', ');
  const name = applicant.veteranName || words.applicant.unnamed;
  const person = [
    { label: words.applicant.name, value: name },
    { label: words.applicant.service, value: service || words.applicant.unnamed },
  ];
  const facts = [
    // The snapshot below says it in full.
    ...(view.snapshot ? [] : person),
    { label: words.applicant.salary, value: terms.salary },
    { label: words.applicant.location, value: words.place(terms.location) },
  ].filter(({ value }) => value !== '');
  return (
    <Form
      focusField={view.tooLong[0] ?? null}
      attempt={view.attempt}
      onSubmit={() => send({ type: 'form.submit' })}
    >
      {view.restored && (
        <Banner
          announce="status"
          action={
            <Button size="small" onPress={() => send({ type: 'draft.startOver' })}>
              {words.restored.startOver}
            </Button>
          }
        >
          {words.restored.text}
        </Banner>
      )}
      {view.problem !== null && (
        <Banner tone="critical" announce="alert">
          {words.notSent} {phrase(view.problem)}
        </Banner>
      )}
      {facts.length > 0 && <DescriptionList items={facts} />}
      {kind === 'college' && <CollegeFields view={college} refused={view.tooLong} send={send} />}
      {kind !== 'college' && !(kind === 'job' && view.snapshot) && (
        <ApplicationChoices view={view} send={send} />
      )}
      {kind !== 'college' &&
        view.fields.map((field) => {
          const Field = field === 'situation' ? TextField : TextArea;
          return (
            <Field
              key={field}
              name={field}
              label={words.fields[field]}
              help={words.help[field] || undefined}
              isRequired={false}
              limit={college.limits[field]}
              error={view.tooLong.includes(field) ? words.tooLong : undefined}
              value={draft.text[field]}
              onChange={(value) => send({ type: 'text.change', field, value })}
            />
          );
        })}
      {kind !== 'college' && college.crisis && (
        <CrisisHelp finding={college.crisis} onDismiss={() => send({ type: 'crisis.dismiss' })} />
      )}
      {view.snapshot && (
        <ApplicationSnapshot name={name} parts={view.snapshot} organization={view.organization} send={send} />
      )}
      <DialogFooter>
        <Button type="submit" variant="primary">
          {words.submit}
        </Button>
        <Button onPress={() => send({ type: 'dialog.close' })}>{words.cancel}</Button>
      </DialogFooter>
    </Form>
  );
}
