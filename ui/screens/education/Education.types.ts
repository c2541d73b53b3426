import type {
  BenefitsCalculatorEvent,
  BenefitsCalculatorView,
} from '@vetsync/machines/education/benefitsCalculator';
import type {
  CommonApplicationEvent,
  CommonApplicationView,
} from '@vetsync/machines/applications/commonApplication';
import type { DocumentsEvent, DocumentsView } from '@vetsync/machines/education/documents';
import type { EducationEvent, EducationView } from '@vetsync/machines/education/education';
import type { IntlConfig } from '@vetsync/machines/system/model';
import type { ListingSearchProps } from '../marketplace/ListingSearch.types.ts';
import type { ScreenProps } from '../system/parts/screenProps.ts';

// Props of this family's screens. The parts of a screen use them too.

export interface BenefitsCalculatorProps extends ScreenProps<
  BenefitsCalculatorView,
  BenefitsCalculatorEvent
> {
  links: EducationView['links'];
  intl: Pick<IntlConfig, 'locale'>;
}

export type CommonApplicationProps = ScreenProps<CommonApplicationView, CommonApplicationEvent>;

export interface DocumentsProps extends ScreenProps<DocumentsView, DocumentsEvent> {
  links: EducationView['links'];
  intl: IntlConfig;
}

export type EducationProps = ScreenProps<EducationView, EducationEvent>;

/** A page of the tab with the search of programs. */
export interface ProgramsProps extends EducationProps {
  programs: ListingSearchProps;
}
