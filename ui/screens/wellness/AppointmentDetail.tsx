import ArrowLeft from 'lucide-react/icons/arrow-left';
import CalendarX from 'lucide-react/icons/search-x';
import { Breadcrumbs } from '../../components/Breadcrumbs/Breadcrumbs.tsx';
import { Card } from '../../components/Card/Card.tsx';
import { EmptyState } from '../../components/EmptyState/EmptyState.tsx';
import { Heading } from '../../components/Heading/Heading.tsx';
import { Inline } from '../../components/Inline/Inline.tsx';
import { LinkButton } from '../../components/LinkButton/LinkButton.tsx';
import { Stack } from '../../components/Stack/Stack.tsx';
import { Text } from '../../components/Text/Text.tsx';
import { useFocusOnMount } from '../system/parts/focusOnMount.ts';
import { AppointmentActions } from './appointments/AppointmentActions.tsx';
import { worldPhrases } from '../system/parts/World.phrases.ts';
import { useWords } from '../../language/useWords.ts';
import { appointmentDetailWords } from './AppointmentDetail.words.ts';
import { AppointmentFacts } from './appointments/AppointmentFacts.tsx';
import { AppointmentBadge } from './appointments/AppointmentItem.tsx';
import { AppointmentProgress } from './appointments/AppointmentProgress.tsx';
import { CancelConfirmation } from './appointments/CancelConfirmation.tsx';
import type { MedicalAppointmentsProps } from './MedicalAppointments.tsx';
import { bullets, columns } from '../layout.css.ts';

/** All details of one appointment: to reschedule, cancel, add to a calendar, or print. */
export function AppointmentDetail({ view, send, news }: MedicalAppointmentsProps) {
  const words = useWords(appointmentDetailWords);
  const { appointmentType } = useWords(worldPhrases);
  const heading = useFocusOnMount<HTMLHeadingElement>();
  const { detail, links } = view;
  const back = (
    <LinkButton icon={ArrowLeft} variant="quiet" href={links.appointments}>
      {words.back}
    </LinkButton>
  );
  if (!detail)
    return (
      <EmptyState icon={CalendarX} level={1} title={words.missing.title} action={back}>
        {words.missing.text}
      </EmptyState>
    );
  return (
    <Stack space="large">
      <Breadcrumbs
        aria-label={words.above}
        items={[
          { href: links.overview, label: words.wellness },
          { href: links.appointments, label: words.back },
          { href: detail.href, label: appointmentType(detail.type) },
        ]}
      />
      {news}
      <Stack as="hgroup" space="xxsmall">
        <Inline space="small">
          <Heading level={1} ref={heading}>
            {appointmentType(detail.type)}
          </Heading>
          <AppointmentBadge appointment={detail} />
        </Inline>
        <Text tone="muted">{detail.providerName}</Text>
      </Stack>
      <div className={columns}>
        <Stack space="large">
          <Card>
            <AppointmentFacts view={view} />
          </Card>
          <AppointmentActions detail={detail} send={send} />
        </Stack>
        <Stack space="large">
          <AppointmentProgress detail={detail} />
          <Card as="section" aria-labelledby="to-bring">
            <Stack space="small">
              <Heading level={2} id="to-bring">
                {words.bring}
              </Heading>
              <ul className={bullets}>
                {words.bringItems.map((item) => (
                  <li key={item}>{item}</li>
                ))}
              </ul>
            </Stack>
          </Card>
        </Stack>
      </div>
      {detail.isConfirmingCancel && <CancelConfirmation detail={detail} send={send} />}
    </Stack>
  );
}
