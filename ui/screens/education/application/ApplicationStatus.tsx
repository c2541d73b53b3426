import { Avatar } from '../../../components/Avatar/Avatar.tsx';
import { Badge } from '../../../components/Badge/Badge.tsx';
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
import { statusTones } from '../statusTones.ts';

/** The veteran's applications and their status (feature spec, section 2, "Application Status"). */
export function ApplicationStatus({ view, send }: EducationProps) {
  const words = useWords(educationWords).applications;
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
            {applications.map(({ id, university, program, status, submitDate, isWithdrawn, href }) => (
              <Row
                key={id}
                mark={<Avatar name={university} tone="university" shape="organization" />}
                title={university}
                {...(href !== null && { href })}
                detail={program}
                state={
                  <Inline space="xsmall">
                    <TimeText at={submitDate} reader={reader} size="small" tone="muted">
                      {words.submitted(relativeTime(submitDate, reader))}
                    </TimeText>
                    <Badge tone={isWithdrawn ? 'neutral' : statusTones[status]}>
                      {isWithdrawn ? words.withdrawn : words.statuses[status]}
                    </Badge>
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
