import type { LinkedSchool } from '@vetsync/machines/reference/schools';
import type { ReactNode } from 'react';
import { useLocale } from 'react-aria-components/I18nProvider';
import { Row } from '../../../components/RowList/RowList.tsx';
import { Text } from '../../../components/Text/Text.tsx';
import { useWords } from '../../../language/useWords.ts';
import { numberFormat, wholeDollars } from '../../format.ts';
import { schoolsWords } from '../Schools.words.ts';
import { useSchoolKind } from './schools.ts';
import { schoolYear } from '../../moreDates.ts';

/** A school in a list: what it is, where, and its tuition with the year. */
export function SchoolRow({ school, actions }: { school: LinkedSchool; actions?: ReactNode }) {
  const words = useWords(schoolsWords);
  const { locale } = useLocale();
  const kindOf = useSchoolKind();
  const { name, city, state, miles, tuition, href } = school;
  const distance =
    miles === null ? null : words.miles(numberFormat(locale, { maximumFractionDigits: 1 }).format(miles));
  return (
    <Row
      title={<span lang="en">{name}</span>}
      href={href}
      actions={actions}
      detail={
        <>
          <span lang="en">{[city, state].filter(Boolean).join(', ')}</span>
          {[distance, kindOf(school)].map((part) => part && ` · ${part}`)}
        </>
      }
      state={
        <Text size="small" tone="muted" numeric>
          {tuition?.inState == null
            ? words.noTuition
            : words.inState(
                wholeDollars(tuition.inState, { locale }),
                tuition.year === null ? words.dateUnknown : schoolYear(tuition.year),
              )}
        </Text>
      }
    />
  );
}
