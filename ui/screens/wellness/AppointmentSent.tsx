import type { AppointmentEvent, AppointmentFormView } from '@vetsync/machines/wellness/appointment';
import { Banner } from '../../components/Banner/Banner.tsx';
import { Button } from '../../components/Button/Button.tsx';
import { useFocusAfterDialog } from '../system/parts/focus.ts';
import { useDates } from '../system/parts/useDates.ts';
import { worldPhrases } from '../system/parts/World.phrases.ts';
import { useWords } from '../../language/useWords.ts';
import { wellnessWords } from './Wellness.words.ts';
import type { ScreenProps } from '../system/parts/screenProps.ts';

/** The request that was just sent, for people who missed the toast. */
export function AppointmentSent({
  view: { visitKind, sent },
  send,
}: ScreenProps<AppointmentFormView, AppointmentEvent>) {
  const { weekdayDate, slotTime } = useDates();
  const words = useWords(wellnessWords).appointments;
  const { appointmentType } = useWords(worldPhrases);
  const notice = useFocusAfterDialog<HTMLElement>();
  if (!sent) return null;
  const title = words.sent[visitKind](appointmentType(sent.type), sent.providerName);
  return (
    <section ref={notice} aria-label={title} tabIndex={-1}>
      <Banner
        tone="positive"
        title={title}
        action={<Button onPress={() => send({ type: 'sent.dismiss' })}>{words.dismiss}</Button>}
      >
        {words.sentMore[visitKind](weekdayDate(sent.date), slotTime(sent.time))}
      </Banner>
    </section>
  );
}
