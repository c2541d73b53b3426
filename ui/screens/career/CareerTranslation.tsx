import { Stack } from '../../components/Stack/Stack.tsx';
import { columns } from '../layout.css.ts';
import { useWords } from '../../language/useWords.ts';
import { careerWords } from './Career.words.ts';
import { PageTabs } from '../system/parts/PageTabs.tsx';
import type { CareerProps, JobsProps } from './Career.types.ts';
import { CareerProgress } from './CareerProgress.tsx';
import { CareerResources } from './CareerResources.tsx';
import { ListingPanel } from '../marketplace/listings/ListingPanel.tsx';
import { SampleTranslations } from './skills/SampleTranslations.tsx';
import { SkillSearch, type SkillSearchProps } from './skills/SkillSearch.tsx';
import { TopMatches } from './skills/TopMatches.tsx';
import { PageHead } from '../system/parts/PageHead.tsx';

export interface CareerTranslationProps extends Pick<CareerProps, 'view'> {
  skills: SkillSearchProps;
  /** Of the demo's standalone screen, with jobs and progress. @default none: it is a page of the tab */
  jobs?: JobsProps['jobs'];
}

/** Military Skill Translation (feature spec, section 2): a page of the tab, or the demo's standalone screen. */
export function CareerTranslation({ view, skills, jobs }: CareerTranslationProps) {
  const words = useWords(careerWords);
  const page = { title: words.translation.title, subtitle: words.overview.subtitle };
  return (
    <Stack space="large">
      <PageHead
        {...(jobs ? words.whole.translation : page)}
        hub={jobs ? undefined : words.overview.title}
        tabs={!jobs && <PageTabs words={words} links={view.links} current="translation" />}
      />
      <SkillSearch {...skills} />
      {jobs ? (
        <div className={columns}>
          <TopMatches view={view} jobs={jobs} />
          <Stack space="large">
            <SampleTranslations view={view} withLink={false} />
            <CareerResources links={view.links} />
          </Stack>
        </div>
      ) : (
        <SampleTranslations view={view} withLink={false} />
      )}
      {jobs && <CareerProgress view={view} />}
      {jobs && <ListingPanel {...jobs} />}
    </Stack>
  );
}
