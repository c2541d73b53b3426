import { RadioGroup } from '../../../components/RadioGroup/RadioGroup.tsx';
import { Stack } from '../../../components/Stack/Stack.tsx';
import { Switch } from '../../../components/Switch/Switch.tsx';
import { Text } from '../../../components/Text/Text.tsx';
import { useWords } from '../../../language/useWords.ts';
import { LoadFailed } from '../../system/parts/LoadFailed.tsx';
import type { NotificationMailProps } from '../Account.types.ts';
import { AccountSection } from '../AccountSection.tsx';
import { notificationMailWords } from './NotificationMail.words.ts';
import { SectionLoading } from '../SectionLoading.tsx';
import { FormFailure } from '../../system/forms/FormFailure.tsx';

export type { NotificationMailProps } from '../Account.types.ts';

/** When the user gets mail about what they have not read. A choice is saved by itself. */
export function NotificationMail({ view, send }: NotificationMailProps) {
  const words = useWords(notificationMailWords);
  const { state, questions, frequencies, hidesNames, failure } = view;
  if (state === 'loading') return <SectionLoading>{words.loading}</SectionLoading>;
  if (state === 'failed')
    return <LoadFailed words={words.failed} failure={failure} onRetry={() => send({ type: 'mail.retry' })} />;
  return (
    <AccountSection title={words.title} text={words.text}>
      <Stack space="medium">
        {questions.map(({ about, frequency }) => (
          <RadioGroup
            key={about}
            label={words.about[about].label}
            help={words.about[about].help}
            options={frequencies.map((value) => ({ value, label: words.frequencies[value] }))}
            value={frequency}
            onChange={(chosen) => send({ type: 'mail.choose', about, frequency: chosen })}
          />
        ))}
        <Switch
          help={words.hidesNames.help}
          isSelected={hidesNames}
          onChange={(chosen) => send({ type: 'mail.hideNames', hidesNames: chosen })}
        >
          {words.hidesNames.label}
        </Switch>
        <FormFailure announce="alert" view={{ failure }} title={words.unsaved} />
        <Text as="div" size="small" tone="muted" aria-live="polite">
          {state === 'saving' && words.saving}
          {state === 'saved' && words.saved}
          {state !== 'saving' && state !== 'saved' && words.safety}
        </Text>
      </Stack>
    </AccountSection>
  );
}
