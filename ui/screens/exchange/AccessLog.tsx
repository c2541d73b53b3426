import { Stack } from '../../components/Stack/Stack.tsx';
import { useWords } from '../../language/useWords.ts';
import { SectionLoading } from '../account/SectionLoading.tsx';
import { LoadFailed } from '../system/parts/LoadFailed.tsx';
import { AccessRecords } from './access/AccessRecords.tsx';
import { Consents } from './access/Consents.tsx';
import { TakeBackConfirmation } from './access/TakeBackConfirmation.tsx';
import { accessLogWords } from './AccessLog.words.ts';
import type { AccessLogProps } from './access/Sharing.types.ts';

export type { AccessLogProps } from './access/Sharing.types.ts';

/** What a person shares with organizations, and who looked at it. */
export function AccessLog({ view, send }: AccessLogProps) {
  const words = useWords(accessLogWords);
  const { state, failure } = view;
  if (state === 'failed')
    return <LoadFailed words={words.failed} failure={failure} onRetry={() => send({ type: 'page.retry' })} />;
  if (state === 'loading') return <SectionLoading>{words.loading}</SectionLoading>;
  return (
    <Stack space="xlarge">
      <AccessRecords view={view} send={send} />
      <Consents view={view} send={send} />
      <TakeBackConfirmation view={view} send={send} />
    </Stack>
  );
}
