import { Stack } from '../../components/Stack/Stack.tsx';
import { columns } from '../layout.css.ts';
import { useWords } from '../../language/useWords.ts';
import { careerWords } from './Career.words.ts';
import { CareerHead } from './CareerHead.tsx';
import type { CareerProps } from './Career.types.ts';
import { CareerProgress } from './CareerProgress.tsx';
import { CareerResources } from './CareerResources.tsx';
import { JobDetails } from './jobs/JobDetails.tsx';
import { SampleTranslations } from './skills/SampleTranslations.tsx';
import { SkillSearch, type SkillSearchProps } from './skills/SkillSearch.tsx';
import { TopMatches } from './skills/TopMatches.tsx';

export interface CareerTranslationProps extends CareerProps {
  skills: SkillSearchProps;
  /** Whether it is the demo's standalone screen, with jobs and progress, instead of a page of the tab. */
  isStandalone: boolean;
}

/** Military Skill Translation (feature spec, section 2): a page of the tab, or the demo's standalone screen. */
export function CareerTranslation({ view, send, skills, isStandalone }: CareerTranslationProps) {
  const words = useWords(careerWords);
  const page = { title: words.translation.title, subtitle: words.overview.subtitle };
  return (
    <Stack space="large">
      <CareerHead
        {...(isStandalone ? words.whole.translation : page)}
        links={view.links}
        current={isStandalone ? null : 'translation'}
      />
      <SkillSearch {...skills} />
      {isStandalone ? (
        <div className={columns}>
          <TopMatches view={view} send={send} />
          <Stack space="large">
            <SampleTranslations view={view} withLink={false} />
            <CareerResources links={view.links} />
          </Stack>
        </div>
      ) : (
        <SampleTranslations view={view} withLink={false} />
      )}
      {isStandalone && <CareerProgress view={view} />}
      <JobDetails view={view} send={send} />
    </Stack>
  );
}
