import { Banner } from '../../../components/Banner/Banner.tsx';
import { Button } from '../../../components/Button/Button.tsx';
import { Code } from '../../../components/Code/Code.tsx';
import { CopyButton } from '../../../components/CopyButton/CopyButton.tsx';
import { Inline } from '../../../components/Inline/Inline.tsx';
import { Stack } from '../../../components/Stack/Stack.tsx';
import { Text } from '../../../components/Text/Text.tsx';
import { useWords } from '../../../language/useWords.ts';
import { LoadFailed } from '../../system/parts/LoadFailed.tsx';
import type { CalendarAddressProps } from '../Account.types.ts';
import { AccountSection } from '../AccountSection.tsx';
import { SectionLoading } from '../SectionLoading.tsx';
import { calendarAddressWords } from './CalendarAddress.words.ts';
import { FormFailure } from '../../system/forms/FormFailure.tsx';

export type { CalendarAddressProps } from '../Account.types.ts';

/** The private address at which a calendar app reads what the person has planned. */
export function CalendarAddress({ view, send }: CalendarAddressProps) {
  const words = useWords(calendarAddressWords);
  const { state, hasAddress, address, failure } = view;
  if (state === 'loading') return <SectionLoading>{words.loading}</SectionLoading>;
  if (state === 'failed')
    return (
      <LoadFailed words={words.failed} failure={failure} onRetry={() => send({ type: 'calendar.retry' })} />
    );
  const isChanging = state === 'changing';
  return (
    <AccountSection title={words.title} text={words.text}>
      <Stack space="medium">
        {address === null ? (
          <Text>{hasAddress ? words.on : words.off}</Text>
        ) : (
          <Banner tone="positive" title={words.address} announce="status">
            <Stack space="small" align="flex-start">
              <Code>{address}</Code>
              <CopyButton text={address}>{words.copy}</CopyButton>
              <Text size="small">{words.use}</Text>
            </Stack>
          </Banner>
        )}
        <FormFailure announce="alert" view={{ failure }} title={words.unchanged} />
        <Inline space="small">
          <Button
            variant={hasAddress ? 'secondary' : 'primary'}
            isPending={isChanging}
            onPress={() => send({ type: 'calendar.renew' })}
          >
            {hasAddress ? words.renew : words.create}
          </Button>
          {hasAddress && (
            <Button variant="quiet" isDisabled={isChanging} onPress={() => send({ type: 'calendar.remove' })}>
              {words.remove}
            </Button>
          )}
        </Inline>
        <Text size="small" tone="muted">
          {words.privacy}
        </Text>
      </Stack>
    </AccountSection>
  );
}
