import { Avatar } from '../../../components/Avatar/Avatar.tsx';
import { Button } from '../../../components/Button/Button.tsx';
import { Text } from '../../../components/Text/Text.tsx';
import { useDates } from '../../system/parts/useDates.ts';
import { provider as providerStyle, providerAction, providerWords } from './Schedule.css.ts';
import type { ScheduleDialogProps } from '../Wellness.types.ts';
import { worldPhrases } from '../../system/parts/World.phrases.ts';
import { useWords } from '../../../language/useWords.ts';
import { scheduleWords } from '../ScheduleDialog.words.ts';
import { wellnessWords } from '../Wellness.words.ts';

/** The provider, and the appointment to reschedule. */
export function ScheduleProvider({ view, send }: ScheduleDialogProps) {
  const { fullDay, slotTime } = useDates();
  const sharedWords = useWords(wellnessWords);
  const words = useWords(scheduleWords);
  const { appointmentType, specialty } = useWords(worldPhrases);
  const { provider, moved, busy } = view;
  if (!provider) return null;
  return (
    <div className={providerStyle}>
      <Avatar name={provider.name} mark={provider.avatar} tone="own" />
      <div className={providerWords}>
        <Text as="div" weight="strong">
          {provider.name}
        </Text>
        <Text as="div" size="small" tone="muted">
          {[specialty(provider.specialty), provider.facility, provider.location].filter(Boolean).join(', ')}
        </Text>
        {moved && (
          <Text as="div" size="small" numeric>
            {words.now} {appointmentType(moved.type)},{' '}
            {sharedWords.at(fullDay(moved.date), slotTime(moved.time))}
          </Text>
        )}
      </div>
      {!moved && (
        <div className={providerAction}>
          <Button size="small" isDisabled={busy} onPress={() => send({ type: 'provider.change' })}>
            {words.other}
          </Button>
        </div>
      )}
    </div>
  );
}
