import { Button } from '../../../components/Button/Button.tsx';
import { Text } from '../../../components/Text/Text.tsx';
import { AccountSection } from '../AccountSection.tsx';
import { DeviceEntry } from './DeviceEntry.tsx';
import type { DevicesProps } from '../Account.types.ts';
import { useWords } from '../../../language/useWords.ts';
import { devicesWords } from '../Devices.words.ts';
import { Entries } from './Entry.tsx';

/** All other sessions, with buttons to end one or all of them. */
export function OtherDevices({ view, send }: DevicesProps) {
  const allWords = useWords(devicesWords);
  const words = allWords.others;
  const { others, reader } = view;
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
            reader={reader}
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
