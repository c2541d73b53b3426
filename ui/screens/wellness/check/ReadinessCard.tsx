import type { Readiness } from '@vetsync/machines/wellness/model';
import type { IntlConfig } from '@vetsync/machines/system/model';
import { lazy, Suspense } from 'react';
import { Badge } from '../../../components/Badge/Badge.tsx';
import { EmptyState } from '../../../components/EmptyState/EmptyState.tsx';
import { LinkButton } from '../../../components/LinkButton/LinkButton.tsx';
import { ProgressBar } from '../../../components/ProgressBar/ProgressBar.tsx';
import { ProgressRing } from '../../../components/ProgressRing/ProgressRing.tsx';
import { Section } from '../../../components/Section/Section.tsx';
import { Skeleton } from '../../../components/Skeleton/Skeleton.tsx';
import { Stack } from '../../../components/Stack/Stack.tsx';
import { readiness as readinessStyle, trendToCome } from '../Wellness.css.ts';
import { useWords } from '../../../language/useWords.ts';
import { wellnessWords } from '../Wellness.words.ts';

/** The chart is as large as the rest of the page, so it loads after the figures. */
const ReadinessTrend = lazy(() => import('./ReadinessTrend.tsx'));

interface ReadinessCardProps {
  /** Null if unknown. */
  readiness: Readiness | null;
  /** The wellness check, with which figures begin. */
  href: string;
  intl: IntlConfig;
}

/** The readiness score, the goals it consists of, and its trend. */
export function ReadinessCard({ readiness, href, intl }: ReadinessCardProps) {
  const allWords = useWords(wellnessWords);
  const words = allWords.readiness;
  return (
    <Section title={words.title} action={readiness && <Badge>{allWords.sample}</Badge>}>
      <Stack space="large">
        {readiness ? (
          <>
            <div className={readinessStyle}>
              <ProgressRing
                size="large"
                label={words.title}
                value={readiness.percent}
                hint={words.hint(readiness.met, readiness.of)}
              />
              <Stack space="small">
                {readiness.goals.map(({ goal, met, of }) => (
                  <ProgressBar
                    key={goal}
                    label={words.goals[goal]}
                    value={met}
                    max={of}
                    valueLabel={words.days(met, of)}
                  />
                ))}
              </Stack>
            </div>
            <Suspense
              fallback={
                <div className={trendToCome}>
                  <Skeleton shape="block" />
                </div>
              }
            >
              <ReadinessTrend weeks={readiness.weeks} intl={intl} />
            </Suspense>
          </>
        ) : (
          <EmptyState
            drawing="care"
            level={3}
            title={words.none.title}
            action={<LinkButton href={href}>{allWords.check.start}</LinkButton>}
          >
            {words.none.text}
          </EmptyState>
        )}
      </Stack>
    </Section>
  );
}
