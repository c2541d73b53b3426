import type { ClaimsEvent, ClaimsView } from '@vetsync/machines/wellness/claims';
import { Stack } from '../../components/Stack/Stack.tsx';
import { CheckCard } from './check/CheckCard.tsx';
import { ClaimHelpers } from './claims/ClaimHelpers.tsx';
import { ClaimList } from './claims/ClaimList.tsx';
import { useWords } from '../../language/useWords.ts';
import { claimsWords } from './Claims.words.ts';
import { NextAppointmentCard } from './appointments/NextAppointmentCard.tsx';
import { ReadinessCard } from './check/ReadinessCard.tsx';
import { columns } from '../layout.css.ts';
import type { WellnessOverviewProps } from './WellnessOverview.tsx';
import { PageHead } from '../system/parts/PageHead.tsx';

export interface WellnessClaimsProps extends WellnessOverviewProps {
  claims: ClaimsView;
  send: (event: ClaimsEvent) => void;
}

/**
 * The demo's standalone screen of wellness and claims: readiness, claims and helpers, composed of parts of the tab.
 */
export function WellnessClaims({ claims, send, appointments, check, readiness }: WellnessClaimsProps) {
  const words = useWords(claimsWords);
  const { links, intl } = appointments;
  return (
    <Stack space="large">
      <PageHead title={words.whole.title} subtitle={words.whole.subtitle} />
      <div className={columns}>
        <Stack space="large">
          <ReadinessCard readiness={readiness} href={links.check} intl={intl} />
          <ClaimList view={claims} send={send} />
        </Stack>
        <Stack space="large">
          <CheckCard href={links.check} answered={check.answered} of={check.of} isNext={false} />
          <NextAppointmentCard view={appointments} />
          <ClaimHelpers helpers={claims.helpers} />
        </Stack>
      </div>
    </Stack>
  );
}
