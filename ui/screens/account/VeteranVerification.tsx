import BadgeCheck from 'lucide-react/icons/badge-check';
import { Banner } from '../../components/Banner/Banner.tsx';
import { EmptyState } from '../../components/EmptyState/EmptyState.tsx';
import { Icon } from '../../components/Icon/Icon.tsx';
import { Stack } from '../../components/Stack/Stack.tsx';
import { Text } from '../../components/Text/Text.tsx';
import { VeteranBadge } from '../system/parts/VeteranBadge.tsx';
import { AccountSection } from './AccountSection.tsx';
import { VerificationProgress } from './verification/VerificationProgress.tsx';
import { VerificationStart } from './verification/VerificationStart.tsx';
import { usePhrases } from '../../language/usePhrases.ts';
import { useWords } from '../../language/useWords.ts';
import { veteranVerificationWords } from './VeteranVerification.words.ts';
import type { VeteranVerificationProps } from './Account.types.ts';
import '../system/System.phrases.ts';
import './Account.phrases.ts';

export type { VeteranVerificationProps } from './Account.types.ts';

/** Veteran verification in a window of the provider (platform spec, sections 4, 5 and 7). */
export function VeteranVerification({ view, send }: VeteranVerificationProps) {
  const write = usePhrases();
  const words = useWords(veteranVerificationWords);
  const { state, failure, closedEarly } = view;
  if (state === 'unavailable') {
    return (
      <EmptyState icon={BadgeCheck} title={words.unavailable.title}>
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
