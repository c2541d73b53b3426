import type { ViewedVeteran } from '@vetsync/machines/viewer/model';
import { DescriptionList } from '../../components/DescriptionList/DescriptionList.tsx';
import { Lines } from './Lines.tsx';
import { Part } from '../system/parts/Part.tsx';
import { useWords } from '../../language/useWords.ts';
import { profileViewerWords } from './ProfileViewer.words.ts';

/** Service history, and the careers it leads to. */
export function ViewerService({ veteran }: { veteran: ViewedVeteran }) {
  const { goals: goalWords, service: words } = useWords(profileViewerWords);
  const { rank, mos, clearance, deployments, awards, goals } = veteran;
  return (
    <>
      <Part title={words.title}>
        <DescriptionList
          items={[
            { label: words.rank, value: rank },
            { label: words.mos, value: mos },
            { label: words.clearance, value: clearance },
            { label: words.deployments, value: <Lines items={deployments} /> },
            { label: words.awards, value: <Lines items={awards} /> },
          ]}
        />
      </Part>
      <Part title={goalWords.title}>
        <DescriptionList
          items={[
            { label: goalWords.industry, value: goals.industry },
            { label: goalWords.role, value: goals.role },
            { label: goalWords.preference, value: goals.preference },
            { label: goalWords.employers, value: <Lines items={goals.employers} /> },
          ]}
        />
      </Part>
    </>
  );
}
