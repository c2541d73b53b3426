import '../system/System.phrases.ts';
import './Account.phrases.ts';
import BadgeCheck from 'lucide-react/icons/badge-check';
import { Banner } from '../../components/Banner/Banner.tsx';
import { EmptyState } from '../../components/EmptyState/EmptyState.tsx';
import { Icon } from '../../components/Icon/Icon.tsx';
import { Stack } from '../../components/Stack/Stack.tsx';
import { Text } from '../../components/Text/Text.tsx';
import { VeteranBadge } from '../system/parts/VeteranBadge.tsx';
import { AccountSection } from './AccountSection.tsx';
import { usePhrases } from '../../language/usePhrases.ts';
import { useWords } from '../../language/useWords.ts';
import { veteranVerificationWords } from './VeteranVerification.words.ts';
import type { VeteranVerificationProps } from './Account.types.ts';
import { Button } from '../../components/Button/Button.tsx';
import { steps } from './verification/VerificationStart.css.ts';
import { Inline } from '../../components/Inline/Inline.tsx';
import { Spinner } from '../../components/Spinner/Spinner.tsx';
import type { Translation } from '../../language/translate.ts';

const notesOf = (words: Translation<typeof veteranVerificationWords>) => ({
  'starting.withWindow': words.starting,
  'starting.withoutWindow': words.withoutWindow,
  proving: words.proving,
  leaving: words.leaving,
  checking: words.checking,
  waiting: words.waiting.title,
});

/** Verification in progress: in the provider's window, or on this page if the browser blocked the window. */
function VerificationProgress({ view, send }: VeteranVerificationProps) {
  const words = useWords(veteranVerificationWords);
  const { state } = view;
  const notes = notesOf(words);
  const note = state in notes ? notes[state as keyof typeof notes] : words.starting;
  return (
    <Stack space="medium">
      <output>
        <Inline space="small" flexWrap="nowrap">
          <Text as="span" tone="accent">
            <Spinner />
          </Text>
          <Text as="span" weight="medium">
            {note}
          </Text>
        </Inline>
      </output>
      {state === 'waiting' && (
        <>
          <Text tone="muted">{words.waiting.text}</Text>
          <Inline>
            <Button onPress={() => send({ type: 'window.show' })}>{words.waiting.show}</Button>
            <Button variant="quiet" onPress={() => send({ type: 'verification.cancel' })}>
              {words.waiting.cancel}
            </Button>
          </Inline>
        </>
      )}
    </Stack>
  );
}

/** Explains what will happen, before it starts. */
function VerificationStart({ view, send }: VeteranVerificationProps) {
  const words = useWords(veteranVerificationWords);
  return (
    <>
      <ol className={steps} aria-label={words.steps.label}>
        {words.steps.items.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      <div>
        <Button
          variant="primary"
          isDisabled={!view.canStart}
          onPress={() => send({ type: 'verification.start' })}
        >
          {view.state === 'failed' ? words.again : words.start}
        </Button>
      </div>
    </>
  );
}

export type { VeteranVerificationProps } from './Account.types.ts';

/** Veteran verification in a window of the provider (platform spec, sections 4, 5 and 7). */
export function VeteranVerification({ view, send }: VeteranVerificationProps) {
  const write = usePhrases();
  const words = useWords(veteranVerificationWords);
  const { state, failure, closedEarly } = view;
  if (state === 'unavailable') {
    return (
      <EmptyState drawing="missing" title={words.unavailable.title}>
        {words.unavailable.text}
      </EmptyState>
    );
  }
  if (state === 'verified') {
    return (
      <AccountSection title={words.verified.title} state={<VeteranBadge />} stage={state}>
        <Stack space="small" align="flex-start">
          <Text as="span" tone="honor">
            <Icon of={BadgeCheck} size="large" />
          </Text>
          <Text>{words.verified.text}</Text>
        </Stack>
      </AccountSection>
    );
  }
  const canStart = state === 'unverified' || state === 'failed';
  return (
    <AccountSection title={words.title} text={words.text} stage={canStart ? 'start' : 'progress'}>
      {failure && (
        <Banner tone="critical" title={write(failure.title)} announce="alert">
          {write(failure.detail)}
        </Banner>
      )}
      {closedEarly && (
        <Banner tone="caution" title={words.closedEarly.title} announce="status">
          {words.closedEarly.text}
        </Banner>
      )}
      {canStart ? (
        <VerificationStart view={view} send={send} />
      ) : (
        <VerificationProgress view={view} send={send} />
      )}
    </AccountSection>
  );
}
