import './Wellness.phrases.ts';
import { Banner } from '../../components/Banner/Banner.tsx';
import { ConfirmDialog } from '../../components/ConfirmDialog/ConfirmDialog.tsx';
import { Dialog, DialogFooter } from '../../components/Dialog/Dialog.tsx';
import { Section } from '../../components/Section/Section.tsx';
import { Stack } from '../../components/Stack/Stack.tsx';
import { Text } from '../../components/Text/Text.tsx';
import { useWords } from '../../language/useWords.ts';
import { CareLinks } from './providers/CareLinks.tsx';
import { ownProvidersWords } from './providers/OwnProviders.words.ts';
import type { OwnProvidersProps } from './Wellness.types.ts';
import type { OwnProviderField } from '@vetsync/machines/wellness/model';
import { Button } from '../../components/Button/Button.tsx';
import { Form } from '../../components/Form/Form.tsx';
import { FormErrorSummary } from '../../components/FormErrorSummary/FormErrorSummary.tsx';
import { Select } from '../../components/Select/Select.tsx';
import { TextField } from '../../components/TextField/TextField.tsx';
import { worldPhrases } from '../system/parts/World.phrases.ts';
import { Anchor } from '../../components/Link/Anchor.tsx';
import { Avatar } from '../../components/Avatar/Avatar.tsx';
import { Box } from '../../components/Box/Box.tsx';
import { Inline } from '../../components/Inline/Inline.tsx';
import { entry } from '../layout.css.ts';
import { helper as row } from './Claims.css.ts';

/** The doctors in the list, each with their phone and a button to note a visit. */
function OwnProviderList({ view, send }: OwnProvidersProps) {
  const words = useWords(ownProvidersWords);
  const sharedWords = useWords(worldPhrases);
  return (
    <Section title={words.list} level={3}>
      <Box as="ul" listStyle="none">
        {view.providers.map(({ id: providerId, name, specialty, facility, phone }) => (
          <li key={providerId} className={`${entry} ${row}`}>
            <Avatar name={name} />
            <Stack space="xsmall">
              <div>
                <Text as="div" weight="strong">
                  {name}
                </Text>
                <Text as="div" size="small" tone="muted">
                  {[sharedWords.specialty(specialty), facility].filter(Boolean).join(', ')}
                </Text>
              </div>
              <Inline space="xsmall">
                <Button
                  size="small"
                  aria-label={words.noteWith(name)}
                  onPress={() => send({ type: 'provider.choose', providerId })}
                >
                  {words.note}
                </Button>
                <Button
                  size="small"
                  variant="quiet"
                  aria-label={words.removeOf(name)}
                  onPress={() => send({ type: 'provider.remove', providerId })}
                >
                  {words.remove}
                </Button>
                {phone !== '' && (
                  <Anchor href={`tel:${phone.replace(/[^+\d]/g, '')}`}>{words.call(phone)}</Anchor>
                )}
              </Inline>
            </Stack>
          </li>
        ))}
      </Box>
    </Section>
  );
}

function OwnProviderForm({ view, send }: OwnProvidersProps) {
  const words = useWords(ownProvidersWords);
  const sharedWords = useWords(worldPhrases);
  const { fields, errors, limits } = view;
  const field = (name: OwnProviderField) => ({
    name,
    label: words.fields[name],
    value: fields[name],
    error: errors[name],
    onChange: (value: string) => send({ type: 'field.change', field: name, value }),
  });
  return (
    <Form onSubmit={() => send({ type: 'form.submit' })} focusField={view.focus} attempt={view.attempt}>
      <FormErrorSummary errors={errors} order={view.order} />
      <Stack space="small">
        <TextField {...field('name')} isRequired limit={limits.name} />
        <Select
          {...field('specialty')}
          isRequired
          options={view.specialties.map((value) => ({ value, label: sharedWords.specialty(value) }))}
        />
        <TextField {...field('facility')} isRequired={false} limit={limits.facility} />
        <TextField {...field('phone')} isRequired={false} type="tel" limit={limits.phone} />
      </Stack>
      <DialogFooter>
        <Button type="submit" variant="primary">
          {words.save}
        </Button>
        <Button onPress={() => send({ type: 'dialog.close' })}>{words.close}</Button>
      </DialogFooter>
    </Form>
  );
}

export type { OwnProvidersProps } from './Wellness.types.ts';

/** A signed-in person's own doctors, to note visits with, and where to find care. */
export function OwnProviders({ view, send }: OwnProvidersProps) {
  const words = useWords(ownProvidersWords);
  const { providers, fullAt, removed, isOpen, careHref } = view;
  return (
    <>
      <Dialog
        title={words.title}
        description={words.description}
        isOpen={isOpen}
        onClose={() => send({ type: 'dialog.close' })}
      >
        <Stack space="large">
          {providers.length > 0 ? <OwnProviderList view={view} send={send} /> : <Text>{words.none}</Text>}
          {fullAt === null ? (
            <Section title={words.add} level={3}>
              <OwnProviderForm view={view} send={send} />
            </Section>
          ) : (
            <Banner>{words.full(fullAt)}</Banner>
          )}
          <CareLinks href={careHref} />
        </Stack>
      </Dialog>
      {removed && (
        <ConfirmDialog
          title={words.question.title}
          tone="critical"
          confirmLabel={words.question.confirm}
          cancelLabel={words.question.cancel}
          onConfirm={() => send({ type: 'removal.confirm' })}
          onCancel={() => send({ type: 'removal.cancel' })}
        >
          {words.question.text(removed.name)}
        </ConfirmDialog>
      )}
    </>
  );
}
