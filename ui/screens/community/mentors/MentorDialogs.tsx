import '../Community.phrases.ts';
import '../../system/System.phrases.ts';
import { useLocale } from 'react-aria-components/I18nProvider';
import { Banner } from '../../../components/Banner/Banner.tsx';
import { Button } from '../../../components/Button/Button.tsx';
import { CheckboxGroup } from '../../../components/CheckboxGroup/CheckboxGroup.tsx';
import { ConfirmDialog } from '../../../components/ConfirmDialog/ConfirmDialog.tsx';
import { Dialog, DialogFooter } from '../../../components/Dialog/Dialog.tsx';
import { Form } from '../../../components/Form/Form.tsx';
import { FormErrorSummary } from '../../../components/FormErrorSummary/FormErrorSummary.tsx';
import { NumberField } from '../../../components/NumberField/NumberField.tsx';
import { Select } from '../../../components/Select/Select.tsx';
import { TextArea } from '../../../components/TextArea/TextArea.tsx';
import { TextField } from '../../../components/TextField/TextField.tsx';
import { usePhrases } from '../../../language/usePhrases.ts';
import { useWords } from '../../../language/useWords.ts';
import { CrisisHelp } from '../../system/crisis/CrisisHelp.tsx';
import { FormGrid, FormGridRow } from '../../../components/FormGrid/FormGrid.tsx';
import type { MentorsProps } from '../Community.types.ts';
import { mentorsWords } from '../Mentors.words.ts';

/** The name of a language, in the reader's own. */
export function useLanguageNames(): (code: string) => string {
  const { locale } = useLocale();
  const names = new Intl.DisplayNames(locale, { type: 'language' });
  return (code) => {
    const name = names.of(code) ?? code;
    return name.charAt(0).toLocaleUpperCase(locale) + name.slice(1);
  };
}

function Refused({ failure }: Pick<MentorsProps['view'], 'failure'>) {
  const words = useWords(mentorsWords).request;
  const write = usePhrases();
  return (
    failure && (
      <Banner tone="critical" announce="alert" title={words.notSent}>
        {write(failure)}
      </Banner>
    )
  );
}

/** Asks a mentor. */
function RequestDialog({ view: { asking, isSending, failure }, send }: MentorsProps) {
  const allWords = useWords(mentorsWords);
  const words = allWords.request;
  if (!asking) return null;
  const { name, text, textMax, canSend, crisis } = asking;
  return (
    <Dialog
      title={words.title(name || allWords.someone)}
      description={words.text}
      onClose={() => send({ type: 'dialog.close' })}
    >
      <Form onSubmit={() => send({ type: 'request.send' })}>
        <Refused failure={failure} />
        <TextArea
          name="text"
          label={words.label}
          limit={textMax}
          value={text}
          onChange={(value) => send({ type: 'request.change', text: value })}
        />
        {crisis && <CrisisHelp finding={crisis} onDismiss={() => send({ type: 'crisis.dismiss' })} />}
        <DialogFooter>
          <Button type="submit" variant="primary" isPending={isSending} isDisabled={!canSend && !isSending}>
            {isSending ? words.sending : words.send}
          </Button>
          <Button onPress={() => send({ type: 'dialog.close' })}>{words.cancel}</Button>
        </DialogFooter>
      </Form>
    </Dialog>
  );
}

/** Fields, languages and branch of an offer. */
function OfferChoices({ view: { offer }, send }: MentorsProps) {
  const allWords = useWords(mentorsWords);
  const words = allWords.offer;
  const nameOf = useLanguageNames();
  const { draft, errors, options } = offer;
  return (
    <>
      <FormGridRow>
        <CheckboxGroup
          name="fields"
          label={words.fields}
          layout="grid"
          isRequired
          error={errors.fields}
          options={options.fields.map((value) => ({ value, label: allWords.fields(value) }))}
          value={draft.fields}
          onChange={(chosen) => send({ type: 'offer.change', changes: { fields: chosen } })}
        />
      </FormGridRow>
      <FormGridRow>
        <CheckboxGroup
          name="languages"
          label={words.languages}
          layout="grid"
          isRequired
          error={errors.languages}
          options={options.languages.map((value) => ({ value, label: nameOf(value) }))}
          value={draft.languages}
          onChange={(languages) => send({ type: 'offer.change', changes: { languages } })}
        />
      </FormGridRow>
      <Select
        name="branch"
        label={words.branch}
        options={[
          { value: '' as const, label: words.noBranch },
          ...options.branches.map((value) => ({ value, label: value })),
        ]}
        value={draft.branch}
        onChange={(branch) => send({ type: 'offer.change', changes: { branch } })}
      />
    </>
  );
}

/** What somebody offers others. */
function OfferDialog({ view, send }: MentorsProps) {
  const words = useWords(mentorsWords).offer;
  const { draft, errors, attempt, limits, isOpen } = view.offer;
  const text = (name: 'work' | 'location' | 'times' | 'about' | 'topics') => ({
    name,
    label: words[name],
    value: draft[name],
    onChange: (value: string) => send({ type: 'offer.change', changes: { [name]: value } }),
  });
  return (
    <Dialog
      title={words.title}
      description={words.text}
      width="page"
      onClose={() => send({ type: 'dialog.close' })}
    >
      <Form onSubmit={() => send({ type: 'offer.save' })} attempt={attempt}>
        <FormErrorSummary errors={errors} order={['work', 'fields', 'topics', 'languages']} />
        <Refused failure={view.failure} />
        <FormGrid>
          <TextField
            {...text('work')}
            isRequired
            help={words.workHelp}
            limit={limits.work}
            error={errors.work}
          />
          <TextField {...text('location')} limit={limits.location} isRequired={false} />
          <FormGridRow>
            <TextField
              {...text('topics')}
              isRequired
              help={words.topicsHelp}
              limit={limits.topic * limits.topics}
              error={errors.topics}
            />
          </FormGridRow>
          <OfferChoices view={view} send={send} />
          <NumberField
            name="capacity"
            label={words.capacity}
            minValue={1}
            maxValue={limits.capacity}
            value={draft.capacity}
            onChange={(capacity) => capacity && send({ type: 'offer.change', changes: { capacity } })}
          />
          <FormGridRow>
            <TextField {...text('times')} help={words.timesHelp} limit={limits.times} isRequired={false} />
          </FormGridRow>
          <FormGridRow>
            <TextArea {...text('about')} limit={limits.about} isRequired={false} />
          </FormGridRow>
        </FormGrid>
        <DialogFooter>
          <Button type="submit" variant="primary" isPending={view.isSending}>
            {view.isSending ? words.saving : words.save}
          </Button>
          <Button onPress={() => send({ type: 'dialog.close' })}>{words.cancel}</Button>
          {isOpen && (
            <Button variant="quiet" onPress={() => send({ type: 'offer.stop' })}>
              {words.stop}
            </Button>
          )}
        </DialogFooter>
      </Form>
    </Dialog>
  );
}

/** What is asked, offered or about to end. */
export function MentorDialogs({ view, send }: MentorsProps) {
  const words = useWords(mentorsWords);
  if (view.dialog === 'asking') return <RequestDialog view={view} send={send} />;
  if (view.dialog === 'offering') return <OfferDialog view={view} send={send} />;
  return (
    view.dialog === 'ending' && (
      <ConfirmDialog
        title={words.end.title(view.endingWith || words.someone)}
        tone="critical"
        confirmLabel={words.end.confirm}
        cancelLabel={words.end.cancel}
        onConfirm={() => send({ type: 'end.confirm' })}
        onCancel={() => send({ type: 'dialog.close' })}
      >
        {words.end.text}
      </ConfirmDialog>
    )
  );
}
