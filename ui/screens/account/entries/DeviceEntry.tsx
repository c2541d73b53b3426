import type { Device } from '@vetsync/machines/account/model';
import type { Reader } from '@vetsync/machines/system/model';
import type { ReactNode } from 'react';
import Monitor from 'lucide-react/icons/monitor';
import Smartphone from 'lucide-react/icons/smartphone';
import { Badge } from '../../../components/Badge/Badge.tsx';
import { relativeTime } from '../../format.ts';
import { localeDate } from '../../dates.ts';
import { TimeText } from '../../system/parts/TimeText.tsx';
import { useWords } from '../../../language/useWords.ts';
import { devicesWords } from '../Devices.words.ts';
import { Entry } from './Entry.tsx';

const phones = ['Android', 'iOS', 'iPadOS', 'iPhone', 'iPad'];

export interface DeviceEntryProps {
  device: Device;
  reader: Reader;
  action?: ReactNode;
}

/** One session of the user. */
export function DeviceEntry({ device, reader, action }: DeviceEntryProps) {
  const words = useWords(devicesWords);
  const { browser, system, current, lastSeenAt, createdAt } = device;
  return (
    <Entry
      icon={system && phones.includes(system) ? Smartphone : Monitor}
      title={words.name(browser, system)}
      state={current && <Badge tone="positive">{words.here.badge}</Badge>}
      action={action}
    >
      <TimeText at={lastSeenAt} reader={reader} size="small">
        {words.seen(relativeTime(lastSeenAt, reader))}
      </TimeText>
      {', '}
      <TimeText at={createdAt} reader={reader} size="small">
        {words.since(localeDate(createdAt, reader))}
      </TimeText>
    </Entry>
  );
}
