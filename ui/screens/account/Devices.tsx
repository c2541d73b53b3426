import { Stack } from '../../components/Stack/Stack.tsx';
import { LoadFailed } from '../system/parts/LoadFailed.tsx';
import { AccountSection } from './AccountSection.tsx';
import { DeviceEntry } from './entries/DeviceEntry.tsx';
import { DeviceConfirmation } from './entries/DeviceConfirmation.tsx';
import { useWords } from '../../language/useWords.ts';
import { devicesWords } from './Devices.words.ts';
import { Entries } from './entries/Entry.tsx';
import { OtherDevices } from './entries/OtherDevices.tsx';
import { SectionLoading } from './SectionLoading.tsx';
import type { DevicesProps } from './Account.types.ts';

export type { DevicesProps } from './Account.types.ts';

/** The user's sessions, with buttons to end them. */
export function Devices({ view, send }: DevicesProps) {
  const words = useWords(devicesWords);
  if (view.state === 'failed') {
    return (
      <LoadFailed
        words={words.failed}
        failure={view.failure}
        onRetry={() => send({ type: 'devices.retry' })}
      />
    );
  }
  if (view.current === null) return <SectionLoading>{words.loading}</SectionLoading>;
  return (
    <Stack space="large">
      <AccountSection title={words.here.title}>
        <Entries>
          <DeviceEntry device={view.current} reader={view.reader} />
        </Entries>
      </AccountSection>
      <OtherDevices view={view} send={send} />
      <DeviceConfirmation view={view} send={send} />
    </Stack>
  );
}
