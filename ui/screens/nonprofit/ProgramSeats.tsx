import type { ProgramLoad } from '@vetsync/machines/nonprofit/model';
import type { Reader } from '@vetsync/machines/system/model';
import { Meter } from '../../components/Meter/Meter.tsx';
import { Stack } from '../../components/Stack/Stack.tsx';
import { Text } from '../../components/Text/Text.tsx';
import { formatNumber } from '../format.ts';
import { useWords } from '../../language/useWords.ts';
import { programWords } from './Nonprofit.words.ts';

interface ProgramSeatsProps {
  load: ProgramLoad;
  reader: Reader;
}

/** Seats taken and free, and applications waiting for one. */
export function ProgramSeats({ load, reader }: ProgramSeatsProps) {
  const words = useWords(programWords);
  const { program, enrolled, free, waiting } = load;
  return (
    <Stack space="xsmall">
      <Meter
        label={words.enrolled}
        value={enrolled}
        maxValue={program.capacity}
        valueLabel={words.seats(formatNumber(enrolled, reader), formatNumber(program.capacity, reader))}
        tone={free === 0 ? 'caution' : 'accent'}
      />
      <Text size="small" tone="muted">
        {words.free(free)}, {words.waiting(waiting)}
      </Text>
    </Stack>
  );
}
