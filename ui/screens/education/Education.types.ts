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

// Props of this family's screens. The parts of a screen use them too.

export interface BenefitsCalculatorProps {
  view: BenefitsCalculatorView;
  send: (event: BenefitsCalculatorEvent) => void;
  links: EducationView['links'];
  intl: Pick<IntlConfig, 'locale'>;
}

export interface CommonApplicationProps {
  view: CommonApplicationView;
  send: (event: CommonApplicationEvent) => void;
}

export interface DocumentsProps {
  view: DocumentsView;
  send: (event: DocumentsEvent) => void;
  links: EducationView['links'];
  intl: IntlConfig;
}

export interface EducationProps {
  view: EducationView;
  send: (event: EducationEvent) => void;
}

/** A page of the tab with the search of programs. */
export interface ProgramsProps extends EducationProps {
  programs: ListingSearchProps;
}
