import { Stack } from '../../components/Stack/Stack.tsx';
import { LoadFailed } from '../system/parts/LoadFailed.tsx';
import { AccountSection } from './AccountSection.tsx';
import { useWords } from '../../language/useWords.ts';
import { devicesWords } from './Devices.words.ts';
import { Entries, Entry } from './entries/Entry.tsx';
import { SectionLoading } from './SectionLoading.tsx';
import type { DevicesProps } from './Account.types.ts';
import { ConfirmDialog } from '../../components/ConfirmDialog/ConfirmDialog.tsx';
import { Button } from '../../components/Button/Button.tsx';
import { Text } from '../../components/Text/Text.tsx';
import type { Device } from '@vetsync/machines/account/model';
import type { IntlConfig } from '@vetsync/machines/system/model';
import type { ReactNode } from 'react';
import Monitor from 'lucide-react/icons/monitor';
import Smartphone from 'lucide-react/icons/smartphone';
import { Badge } from '../../components/Badge/Badge.tsx';
import { TimeText } from '../system/parts/TimeText.tsx';
import { dateText } from '../dates.ts';
import { relativeTime } from '../moreDates.ts';

const phones = ['Android', 'iOS', 'iPadOS', 'iPhone', 'iPad'];

interface DeviceEntryProps {
  device: Device;
  intl: IntlConfig;
  action?: ReactNode;
}

/** One session of the user. */
function DeviceEntry({ device, intl, action }: DeviceEntryProps) {
  const words = useWords(devicesWords);
  const { browser, system, current, lastSeenAt, createdAt } = device;
  return (
    <Entry
      icon={system && phones.includes(system) ? Smartphone : Monitor}
      title={words.name(browser, system)}
      state={current && <Badge tone="positive">{words.here.badge}</Badge>}
      action={action}
    >
      <TimeText at={lastSeenAt} intl={intl} size="small">
        {words.seen(relativeTime(lastSeenAt, intl))}
      </TimeText>
      {', '}
      <TimeText at={createdAt} intl={intl} size="small">
        {words.since(dateText(createdAt, intl))}
      </TimeText>
    </Entry>
  );
}

/** All other sessions, with buttons to end one or all of them. */
function OtherDevices({ view, send }: DevicesProps) {
  const allWords = useWords(devicesWords);
  const words = allWords.others;
  const { others, intl } = view;
  if (others.length === 0) {
    return (
      <AccountSection title={words.title} stage="none">
        <Text>{words.none}</Text>
      </AccountSection>
    );
  }
  return (
    <AccountSection title={words.title} stage={String(others.length)} text={words.text}>
      <Entries label={words.title}>
        {others.map((device) => (
          <DeviceEntry
            key={device.id}
            device={device}
            intl={intl}
            action={
              <Button
                size="small"
                aria-label={words.endOf(allWords.name(device.browser, device.system))}
                onPress={() => send({ type: 'device.end', id: device.id })}
              >
                {words.end}
              </Button>
            }
          />
        ))}
      </Entries>
      {others.length > 1 && (
        <div>
          <Button onPress={() => send({ type: 'devices.endOthers' })}>{words.endAll}</Button>
        </div>
      )}
    </AccountSection>
  );
}

/** Confirms signing out a device. */
function DeviceConfirmation({ view, send }: DevicesProps) {
  const words = useWords(devicesWords);
  const { state, selected, others } = view;
  const isOne = state === 'listed.confirming' || state === 'listed.ending.calling';
  const isAll = state === 'listed.confirmingOthers' || state === 'listed.endingOthers.calling';
  if (!isOne && !isAll) return null;
  const labels = isOne ? words.confirm : words.confirmAll;
  const isWorking = state === 'listed.ending.calling' || state === 'listed.endingOthers.calling';
  return (
    <ConfirmDialog
      title={
        isOne
          ? words.confirm.title(words.name(selected?.browser ?? null, selected?.system ?? null))
          : words.confirmAll.title
      }
      confirmLabel={isWorking ? labels.working : labels.confirm}
      cancelLabel={labels.cancel}
      isPending={isWorking}
      onConfirm={() => send({ type: 'action.confirm' })}
      onCancel={() => send({ type: 'action.cancel' })}
    >
      {isOne ? words.confirm.text : words.confirmAll.text(others.length)}
    </ConfirmDialog>
  );
}

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
          <DeviceEntry device={view.current} intl={view.intl} />
        </Entries>
      </AccountSection>
      <OtherDevices view={view} send={send} />
      <DeviceConfirmation view={view} send={send} />
    </Stack>
  );
}
