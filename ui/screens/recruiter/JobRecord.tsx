import type { OpeningView } from '@vetsync/machines/recruiter/model';
import type { Reader } from '@vetsync/machines/system/model';
import Users from 'lucide-react/icons/users';
import { Badge } from '../../components/Badge/Badge.tsx';
import { DescriptionList } from '../../components/DescriptionList/DescriptionList.tsx';
import { Heading } from '../../components/Heading/Heading.tsx';
import { Inline } from '../../components/Inline/Inline.tsx';
import { LinkButton } from '../../components/LinkButton/LinkButton.tsx';
import { Stack } from '../../components/Stack/Stack.tsx';
import { Text } from '../../components/Text/Text.tsx';
import { formatNumber, localeDate, relativeTime } from '../format.ts';
import { tags } from '../portal/PortalPage.css.ts';
import { useWords } from '../../language/useWords.ts';
import { candidateWords } from '../reviews/CandidateProfile.words.ts';
import { TimeText } from '../system/parts/TimeText.tsx';
import { jobWords } from './Recruiter.words.ts';

const skills = (list: readonly string[]) => (
  <ul className={tags}>
    {list.map((skill) => (
      <li key={skill}>
        <Badge variant="outline">{skill}</Badge>
      </li>
    ))}
  </ul>
);

/** A job, read-only: description, requirements, and links to applicants and candidates. */
export function JobRecord({ job, reader }: { job: OpeningView; reader: Reader }) {
  const sharedWords = useWords(candidateWords);
  const words = useWords(jobWords);
  const { requirements, description, left, type, posted, applicants, candidates, links } = job;
  const { clearanceRequired, experienceLevel, location, salaryRange } = requirements;
  return (
    <Stack space="large">
      <Stack space="small">
        <Heading level={3}>{words.about}</Heading>
        <Text>{description}</Text>
        <DescriptionList
          items={[
            { label: words.positions, value: formatNumber(left, reader) },
            { label: words.location, value: location },
            { label: words.pay, value: words.payText(sharedWords.range(salaryRange)) },
            { label: words.type, value: type },
            {
              label: words.posted,
              value: (
                <TimeText at={posted} reader={reader}>
                  {`${localeDate(posted, reader)} (${relativeTime(posted, reader)})`}
                </TimeText>
              ),
            },
          ]}
        />
      </Stack>
      <Stack space="small">
        <Heading level={3}>{words.asked}</Heading>
        <DescriptionList
          items={[
            { label: words.required, value: skills(requirements.requiredSkills) },
            { label: words.preferred, value: skills(requirements.preferredSkills) },
            {
              label: words.clearance,
              value: clearanceRequired === 'None' ? words.noClearance : clearanceRequired,
            },
            { label: words.experience, value: words.years(experienceLevel) },
          ]}
        />
      </Stack>
      <Inline space="small">
        <LinkButton variant="primary" icon={Users} href={links.applicants}>
          {words.applicants(applicants)}
        </LinkButton>
        <LinkButton href={links.candidates}>{words.candidates(candidates)}</LinkButton>
      </Inline>
    </Stack>
  );
}
