import CircleCheck from 'lucide-react/icons/circle-check';
import { Badge } from '../../components/Badge/Badge.tsx';
import { DescriptionList } from '../../components/DescriptionList/DescriptionList.tsx';
import { Inline } from '../../components/Inline/Inline.tsx';
import { Meter } from '../../components/Meter/Meter.tsx';
import { Text } from '../../components/Text/Text.tsx';
import { Lines } from './Lines.tsx';
import { Part } from '../system/parts/Part.tsx';
import type { ProfileViewerProps } from './Viewer.types.ts';
import { useWords } from '../../language/useWords.ts';
import { profileViewerWords } from './ProfileViewer.words.ts';
import { exactTime } from '../dates.ts';

/** The veteran's support network, and the progress of the transition. */
export function ViewerProgress({ view }: Pick<ProfileViewerProps, 'view'>) {
  const { community, progress } = useWords(profileViewerWords);
  const { cohort, groups, event, careerReadinessPercent } = view.veteran;
  return (
    <>
      <Part title={community.title}>
        <DescriptionList
          items={[
            { label: community.cohort, value: cohort },
            { label: community.groups, value: <Lines items={groups} /> },
            {
              label: community.event,
              value: (
                <>
                  <Text as="div">{`${event.name}, ${event.location}`}</Text>
                  <time dateTime={event.at}>
                    <Text as="span" size="small" tone="muted">
                      {exactTime(event.at, view.intl)}
                    </Text>
                  </time>
                </>
              ),
            },
          ]}
        />
      </Part>
      <Part title={progress.title}>
        <Inline justify="space-between" space="small">
          <Text>{progress.tap}</Text>
          <Badge tone="positive" icon={CircleCheck}>
            {progress.complete}
          </Badge>
        </Inline>
        <Meter label={progress.readiness} value={careerReadinessPercent} />
      </Part>
    </>
  );
}
