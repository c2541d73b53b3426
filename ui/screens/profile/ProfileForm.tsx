import '../system/forms/Input.phrases.ts';
import './Profile.phrases.ts';
import type { ProfileTextField } from '@vetsync/machines/profile/model';
import type { Phrase } from '@vetsync/machines/system/model';
import { Button } from '../../components/Button/Button.tsx';
import { DatePicker } from '../../components/DatePicker/DatePicker.tsx';
import { Disclosure } from '../../components/Disclosure/Disclosure.tsx';
import { Form } from '../../components/Form/Form.tsx';
import { FormErrorSummary } from '../../components/FormErrorSummary/FormErrorSummary.tsx';
import { Heading } from '../../components/Heading/Heading.tsx';
import { Inline } from '../../components/Inline/Inline.tsx';
import { NumberField } from '../../components/NumberField/NumberField.tsx';
import { Select } from '../../components/Select/Select.tsx';
import { Stack } from '../../components/Stack/Stack.tsx';
import { Text } from '../../components/Text/Text.tsx';
import { TextArea } from '../../components/TextArea/TextArea.tsx';
import { TextField } from '../../components/TextField/TextField.tsx';
import { CrisisHelp } from '../system/crisis/CrisisHelp.tsx';
import { DiscardConfirmation } from '../system/parts/DiscardConfirmation.tsx';
import { EntryLists } from './EntryLists.tsx';
import { form as formStyle, pairs, save } from './Profile.css.ts';
import type { ProfileProps } from './Profile.types.ts';
import { useWords } from '../../language/useWords.ts';
import { profileFormWords } from './Profile.words.ts';
import { amountField } from '../system/forms/amountField.ts';
import type { ProfileFormView } from '@vetsync/machines/profile/profileEditor';
import { VisuallyHidden } from '../../components/VisuallyHidden/VisuallyHidden.tsx';
import { Avatar } from '../../components/Avatar/Avatar.tsx';
import { RadioGroup } from '../../components/RadioGroup/RadioGroup.tsx';
import { Banner } from '../../components/Banner/Banner.tsx';
import { LinkButton } from '../../components/LinkButton/LinkButton.tsx';
import { usePhrases } from '../../language/usePhrases.ts';
import '../system/System.phrases.ts';
import { PageHead } from '../system/parts/PageHead.tsx';

/** What keeps the form from being saved, and what to do about it. */
function ProfileNotices({ view, send }: ProfileProps) {
  const write = usePhrases();
  const words = useWords(profileFormWords);
  const { state, form, problem, signInHref } = view;
  const names = form.conflict.map((field) =>
    field in words.fields
      ? words.fields[field as keyof typeof words.fields]
      : words.sections[field as keyof typeof words.sections],
  );
  if (state === 'failed')
    return (
      <Banner tone="critical" title={words.failed} announce="alert">
        {problem && write(problem)}
      </Banner>
    );
  if (state === 'signedOut')
    return (
      <Banner
        tone="caution"
        title={words.signedOut.title}
        announce="alert"
        action={<LinkButton href={signInHref}>{words.signedOut.action}</LinkButton>}
      >
        {words.signedOut.text}
      </Banner>
    );
  if (state === 'conflict')
    return (
      <Banner
        tone="caution"
        title={words.conflict.title}
        announce="alert"
        action={
          <Inline space="small">
            <Button onPress={() => send({ type: 'conflict.keepMine' })}>{words.conflict.mine}</Button>
            <Button onPress={() => send({ type: 'conflict.takeTheirs' })}>{words.conflict.theirs}</Button>
          </Inline>
        }
      >
        {words.conflict.what(names)}
      </Banner>
    );
  return form.restored ? (
    <Banner tone="info" announce="status">
      {words.restored}
    </Banner>
  ) : null;
}

/** Choice of initials or a drawn mark. */
function PortraitChoice({ view, send }: ProfileProps) {
  const words = useWords(profileFormWords);
  const { draft, portraits, errors, busy } = view.form;
  return (
    <RadioGroup
      name="avatar"
      label={words.fields.avatar}
      layout="grid"
      isReadOnly={busy}
      value={draft.text.avatar}
      error={errors['avatar']}
      options={portraits.map((value) => ({
        value,
        label: words.portraits[value],
        mark: <Avatar name={draft.text.name} mark={value} size="small" />,
      }))}
      onChange={(value) => send({ type: 'field.change', field: 'avatar', value })}
    />
  );
}

/** Announces what happened to an entry. */
function EntryChanges({ change }: Pick<ProfileFormView, 'change'>) {
  const words = useWords(profileFormWords);
  return (
    <VisuallyHidden as="div" live="polite">
      {change && words.changes[change.what](words.entry(change.list, change.position))}
    </VisuallyHidden>
  );
}

/** The profile editor. */
export function ProfileForm({ view, send }: ProfileProps) {
  const words = useWords(profileFormWords);
  const { form, state } = view;
  const field = (name: ProfileTextField) => ({
    name,
    label: words.fields[name],
    value: form.draft.text[name],
    error: form.errors[name],
    onChange: (value: string) => send({ type: 'field.change', field: name, value }),
  });
  const text = (name: ProfileTextField & keyof typeof form.limits) => ({
    ...field(name),
    limit: form.limits[name],
    isReadOnly: form.busy,
  });
  const { value: served, onChange: changeYears, ...years } = field('yearsOfService');
  return (
    <div className={formStyle}>
      <Stack space="large">
        <PageHead title={words.title} />
        <Form focusField={form.focus} attempt={form.attempt} onSubmit={() => send({ type: 'form.submit' })}>
          <ProfileNotices view={view} send={send} />
          {state === 'invalid' && <FormErrorSummary errors={form.errors} order={form.order} />}
          <Heading level={2}>{words.sections.person}</Heading>
          <PortraitChoice view={view} send={send} />
          <TextField {...text('name')} autoComplete="name" />
          <div className={pairs}>
            <TextField {...text('currentRole')} autoComplete="organization-title" />
            <TextField {...text('company')} autoComplete="organization" />
          </div>
          <TextField {...text('location')} autoComplete="address-level2" />
          <TextArea {...text('bio')} />
          <TextArea {...text('goals')} />
          {form.crisis && (
            <CrisisHelp finding={form.crisis} onDismiss={() => send({ type: 'crisis.dismiss' })} />
          )}
          <Heading level={2}>{words.sections.service}</Heading>
          <div className={pairs}>
            <Select
              {...field('branch')}
              isRequired={false}
              isDisabled={form.busy}
              options={form.branches.map((branch) => ({ value: branch, label: branch, lang: 'en' }))}
            />
            <TextField {...text('rank')} />
          </div>
          <NumberField {...years} {...amountField(served, changeYears)} minValue={0} isReadOnly={form.busy} />
          <ServiceFields form={form} field={field} />
          <EntryLists view={view} send={send} />
          <EntryChanges change={form.change} />
          <div className={save}>
            <Inline space="small">
              <Button type="submit" variant="primary" isPending={form.busy} isDisabled={state === 'conflict'}>
                {state === 'proving' ? words.proving : form.busy ? words.saving : words.save}
              </Button>
              <Button isDisabled={form.busy} onPress={() => send({ type: 'edit.cancel' })}>
                {words.cancel}
              </Button>
            </Inline>
          </div>
        </Form>
      </Stack>
      <DiscardConfirmation isOpen={state === 'confirmingDiscard'} words={words.discard} send={send} />
    </div>
  );
}

interface ServiceFieldsProps extends Pick<ProfileProps['view'], 'form'> {
  field: (name: ProfileTextField) => {
    name: string;
    label: string;
    value: string;
    error: Phrase | undefined;
    onChange: (value: string) => void;
  };
}

/** Dates that deadlines are counted from, and what benefits depend on. Nobody else sees them. */
function ServiceFields({ form, field }: ServiceFieldsProps) {
  const words = useWords(profileFormWords);
  const { components, leavings, serviceCharacters, today, busy } = form;
  const day = (name: 'serviceStart' | 'separation') => {
    const { value, onChange, ...rest } = field(name);
    const change = (chosen: string | null) => onChange(chosen ?? '');
    return { ...rest, value, onChange: change, today, isRequired: false, isReadOnly: busy };
  };
  const choice = (name: ProfileTextField) => ({ ...field(name), isRequired: false, isDisabled: busy });
  return (
    <Stack space="medium">
      <div>
        <Heading level={3}>{words.dates.title}</Heading>
        <Text size="small" tone="muted">
          {words.dates.text}
        </Text>
      </div>
      <div className={pairs}>
        <DatePicker {...day('serviceStart')} />
        <DatePicker {...day('separation')} />
      </div>
      <div className={pairs}>
        <Select
          {...choice('component')}
          options={components.map((value) => ({ value, label: words.components[value] }))}
        />
        <Select
          {...choice('leaving')}
          options={leavings.map((value) => ({ value, label: words.leavings[value] }))}
        />
      </div>
      <Disclosure
        title={words.fields.serviceCharacter}
        hint={words.character.hint}
        defaultExpanded={form.focus === 'serviceCharacter' || form.draft.text.serviceCharacter !== ''}
      >
        <Stack space="small">
          <Text size="small" tone="muted">
            {words.character.text}
          </Text>
          <Select
            {...choice('serviceCharacter')}
            options={serviceCharacters.map((value) => ({ value, label: words.characters[value] }))}
          />
        </Stack>
      </Disclosure>
    </Stack>
  );
}
