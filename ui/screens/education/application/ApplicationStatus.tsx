import { Avatar } from '../../../components/Avatar/Avatar.tsx';
import { Inline } from '../../../components/Inline/Inline.tsx';
import { Row, RowList } from '../../../components/RowList/RowList.tsx';
import { Section } from '../../../components/Section/Section.tsx';
import { relativeTime } from '../../format.ts';
import { ShortListOnPhone } from '../../system/lists/ShortListOnPhone.tsx';
import { TimeText } from '../../system/parts/TimeText.tsx';
import type { EducationProps } from '../Education.types.ts';
import { NoApplications } from './NoApplications.tsx';
import { useWords } from '../../../language/useWords.ts';
import { educationWords } from '../Education.words.ts';
import { stoppedApplicationWords } from '../../system/parts/StoppedApplication.words.ts';
import { CollegeStatusBadge } from './CollegeStatusBadge.tsx';

/** The veteran's applications and their status (feature spec, section 2, "Application Status"). */
export function ApplicationStatus({ view, send }: EducationProps) {
  const words = useWords(educationWords).applications;
  const { inShort } = useWords(stoppedApplicationWords);
  const { applications, reader, links } = view;
  return (
    <Section
      title={words.title}
      action={applications.length > 0 && <a href={links.applications}>{words.track}</a>}
    >
      {applications.length === 0 ? (
        <NoApplications view={view} send={send} level={3} />
      ) : (
        <ShortListOnPhone count={applications.length} label={words.title}>
          <RowList>
            {applications.map(({ id, university, program, submitDate, organizationState, href, ...more }) => (
              <Row
                key={id}
                mark={<Avatar name={university} tone="university" shape="organization" />}
                title={university}
                {...(href !== null && { href })}
                detail={organizationState ? `${program}. ${inShort[organizationState]}` : program}
                state={
                  <Inline space="xsmall">
                    <TimeText at={submitDate} reader={reader} size="small" tone="muted">
                      {words.submitted(relativeTime(submitDate, reader))}
                    </TimeText>
                    <CollegeStatusBadge application={more} />
                  </Inline>
                }
              />
            ))}
          </RowList>
        </ShortListOnPhone>
      )}
    </Section>
  );
}
