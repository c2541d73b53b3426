import type { OrganizationSetup } from '@vetsync/machines/organizations/model';
import type { TodaysWorkView } from '@vetsync/machines/todaysWork';
import { LinkButton } from '../../../components/LinkButton/LinkButton.tsx';
import { NextStep } from '../../../components/NextStep/NextStep.tsx';
import { Spinner } from '../../../components/Spinner/Spinner.tsx';
import { Stack } from '../../../components/Stack/Stack.tsx';
import { Timeline } from '../../../components/Timeline/Timeline.tsx';
import { useWords } from '../../../language/useWords.ts';
import { LoadFailed } from '../../system/parts/LoadFailed.tsx';
import { setupWords } from '../Setup.words.ts';

interface SetupProps {
  view: TodaysWorkView;
  onRetry: () => void;
}

/** What a signed-in organization does first: one next step, and how far it is. */
export function Setup({ view, onRetry }: SetupProps) {
  const words = useWords(setupWords);
  const { state, setup, failure } = view;
  if (state === 'settingUp.loading') return <Spinner label={words.loading} />;
  if (state === 'settingUp.failed')
    return <LoadFailed words={words.failed} failure={failure} onRetry={onRetry} />;
  return (
    <Stack space="large">
      <NextOfSetup setup={setup} />
      <Timeline
        label={words.steps}
        entries={setup.steps.map((step) => ({ id: step.id, title: words.names[step.id], state: step.state }))}
      />
    </Stack>
  );
}

const outcomes = {
  pending: 'pending',
  approved: 'approved',
  declined: 'stopped',
  suspended: 'stopped',
} as const;

function NextOfSetup({ setup: { organization, steps } }: { setup: OrganizationSetup }) {
  const words = useWords(setupWords);
  const href = steps.find(({ state }) => state === 'current')?.href;
  if (!organization)
    return (
      <NextStep
        title={words.add.title}
        action={
          href && (
            <LinkButton variant="primary" href={href}>
              {words.add.action}
            </LinkButton>
          )
        }
      >
        {words.add.text}
      </NextStep>
    );
  const { title, text } = words[outcomes[organization.status]];
  return <NextStep title={title(organization.name)}>{text}</NextStep>;
}
