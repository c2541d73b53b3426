import { lazy, Suspense } from 'react';
import { Badge } from '../../components/Badge/Badge.tsx';
import { Heading } from '../../components/Heading/Heading.tsx';
import { Stack } from '../../components/Stack/Stack.tsx';
import { Text } from '../../components/Text/Text.tsx';
import { FirstStep } from './FirstStep.tsx';
import { HelpLine } from './HelpLine.tsx';
import { NextAppointment } from './NextAppointment.tsx';
import { OpenApplications } from './OpenApplications.tsx';
import { ProfileStep } from './ProfileStep.tsx';
import { QuickActions } from './QuickActions.tsx';
import { RecentActivities } from './RecentActivities.tsx';
import { UpcomingDeadlines } from './UpcomingDeadlines.tsx';
import { welcome } from './VeteranHome.css.ts';
import { columns } from '../layout.css.ts';
import { useWords } from '../../language/useWords.ts';
import { veteranHomeWords } from './VeteranHome.words.ts';
import type { VeteranHomeProps } from './Home.types.ts';

export type { HomeDate, VeteranHomeProps } from './Home.types.ts';

// Loaded lazily, because most visits don't open it.
const AllActivities = lazy(async () => ({ default: (await import('./AllActivities.tsx')).AllActivities }));

/** A veteran's dashboard: what is next, what waits, and help (feature spec, section 2, "Veteran dashboard"). */
export function VeteranHome({ view, send, chat, countdown, saveDate }: VeteranHomeProps) {
  const words = useWords(veteranHomeWords);
  return (
    <Stack space="large">
      <header className={welcome}>
        <Stack as="hgroup" space="xxsmall" minWidth={0}>
          <Heading level={1}>{words.welcome(view.name)}</Heading>
          {view.service !== null && <Text tone="muted">{view.service}</Text>}
        </Stack>
        <Badge tone="honor" variant="solid">
          {words.badge}
        </Badge>
      </header>
      <div className={columns}>
        <Stack space={{ mobile: 'large', tablet: 'xlarge' }}>
          {view.appointment ? (
            <NextAppointment appointment={view.appointment} intl={view.intl} />
          ) : (
            <FirstStep view={view} />
          )}
          {countdown}
          <UpcomingDeadlines view={view} saveDate={saveDate} />
          <OpenApplications view={view} />
          <QuickActions view={view} />
        </Stack>
        <Stack space={{ mobile: 'large', tablet: 'xlarge' }}>
          {chat}
          {view.appointment && <ProfileStep view={view} />}
          <HelpLine />
          <RecentActivities view={view} send={send} />
        </Stack>
      </div>
      <Suspense>{view.allOpen && <AllActivities view={view} send={send} />}</Suspense>
    </Stack>
  );
}
