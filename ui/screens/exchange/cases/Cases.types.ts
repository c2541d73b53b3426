import type {
  CaseRecordEvent,
  CaseRecordView,
  CasesEvent,
  CasesView,
} from '@vetsync/machines/exchange/cases';
import type { CaseRow } from '@vetsync/machines/model/exchange';
import type { ScreenProps } from '../../system/parts/screenProps.ts';

// Props of the screens of people whom an organization has taken in. The parts of a screen use them too.

export type CasesProps = ScreenProps<CasesView, CasesEvent>;

/** The open record. */
export interface CaseRecordProps extends Pick<CasesView, 'choices' | 'self' | 'intl'> {
  record: CaseRecordView;
  send: CasesProps['send'];
}

/** The parts that show it, once it is loaded. */
export interface OpenedCaseProps {
  record: CaseRecordView;
  /** As it is stored. */
  stored: CaseRow;
  /** With what is written. */
  written: CaseRow;
  intl: CaseRecordProps['intl'];
  send: (event: CaseRecordEvent) => void;
}
