import type { CareerEvent, CareerView } from '@vetsync/machines/career/career';
import type {
  InterviewPracticeEvent,
  InterviewPracticeView,
} from '@vetsync/machines/career/interviewPractice';
import type { SkillTranslationEvent, SkillTranslationView } from '@vetsync/machines/career/skillTranslation';
import type { ListingSearchProps } from '../marketplace/ListingSearch.types.ts';

// Props of this family's screens. The parts of a screen use them too.

export interface CareerProps {
  view: CareerView;
  send: (event: CareerEvent) => void;
}

/** A page of the tab with the search of jobs. */
export interface JobsProps extends Pick<CareerProps, 'view'> {
  jobs: ListingSearchProps;
}

export interface PracticeProps {
  view: InterviewPracticeView;
  send: (event: InterviewPracticeEvent) => void;
}

export interface SkillSearchProps {
  view: SkillTranslationView;
  send: (event: SkillTranslationEvent) => void;
}
