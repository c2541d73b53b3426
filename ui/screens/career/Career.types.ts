import type { CareerEvent, CareerView } from '@vetsync/machines/career/career';
import type {
  InterviewPracticeEvent,
  InterviewPracticeView,
} from '@vetsync/machines/career/interviewPractice';
import type { SkillTranslationEvent, SkillTranslationView } from '@vetsync/machines/career/skillTranslation';
import type { ListingSearchProps } from '../marketplace/ListingSearch.types.ts';
import type { ScreenProps } from '../system/parts/screenProps.ts';

// Props of this family's screens. The parts of a screen use them too.

export type CareerProps = ScreenProps<CareerView, CareerEvent>;

/** A page of the tab with the search of jobs. */
export interface JobsProps extends Pick<CareerProps, 'view'> {
  jobs: ListingSearchProps;
}

export type PracticeProps = ScreenProps<InterviewPracticeView, InterviewPracticeEvent>;

export type SkillSearchProps = ScreenProps<SkillTranslationView, SkillTranslationEvent>;
