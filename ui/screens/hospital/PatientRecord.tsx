import type { PatientView } from '@vetsync/machines/hospital';
import type { Reader } from '@vetsync/machines/system/model';
import { Badge } from '../../components/Badge/Badge.tsx';
import { DescriptionList } from '../../components/DescriptionList/DescriptionList.tsx';
import { Heading } from '../../components/Heading/Heading.tsx';
import { Inline } from '../../components/Inline/Inline.tsx';
import { Stack } from '../../components/Stack/Stack.tsx';
import { Timeline } from '../../components/Timeline/Timeline.tsx';
import { localeDate, relativeTime } from '../format.ts';
import { tags } from '../portal/PortalPage.css.ts';
import { TimeText } from '../system/parts/TimeText.tsx';
import { patientNamesWords } from './PatientNames.words.ts';
import { useWords } from '../../language/useWords.ts';
import { patientWords } from './Hospital.words.ts';
import { patientPriorityTones, patientTones } from './tones.ts';
import { VisitList } from './VisitList.tsx';

/** A patient's record, read-only: conditions, provider, last visit, care plan, upcoming visits. */
export function PatientRecord({ patient, reader }: { patient: PatientView; reader: Reader }) {
  const words = useWords(patientWords);
  const sharedWords = useWords(patientNamesWords);
  const { record, department, provider, status, priority, conditions, lastVisit, carePlan, upcoming } =
    patient;
  return (
    <Stack space="large">
      <Inline space="xsmall">
        <Badge tone={patientTones[status]}>{sharedWords.statuses[status]}</Badge>
        <Badge tone={patientPriorityTones[priority]}>{words.priorityOf(priority)}</Badge>
      </Inline>
      <DescriptionList
        items={[
          { label: words.department, value: department },
          { label: words.provider, value: provider },
          {
            label: words.lastVisit,
            value: (
              <TimeText at={lastVisit} reader={reader}>
                {`${localeDate(lastVisit, reader)} (${relativeTime(lastVisit, reader)})`}
              </TimeText>
            ),
          },
          {
            label: words.conditions,
            value: (
              <ul className={tags}>
                {conditions.map((condition) => (
                  <li key={condition}>
                    <Badge variant="outline">{condition}</Badge>
                  </li>
                ))}
              </ul>
            ),
          },
          { label: words.record, value: record },
        ]}
      />
      <Stack space="small">
        <Heading level={3}>{words.plan}</Heading>
        <Timeline
          label={words.plan}
          entries={carePlan.map(({ title, state }) => ({ id: title, title, state }))}
        />
      </Stack>
      <Stack space="small">
        <Heading level={3}>{words.upcoming}</Heading>
        <VisitList visits={upcoming} emptyText={words.noneUpcoming} title="type" />
      </Stack>
    </Stack>
  );
}
