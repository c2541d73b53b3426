import type { ReactNode } from 'react';
import type { Profile } from '@vetsync/machines/profile/model';
import { Badge } from '../../components/Badge/Badge.tsx';
import { Heading } from '../../components/Heading/Heading.tsx';
import { Inline } from '../../components/Inline/Inline.tsx';
import { Section } from '../../components/Section/Section.tsx';
import { Stack } from '../../components/Stack/Stack.tsx';
import { Text } from '../../components/Text/Text.tsx';
import { entries, entry, text } from './Profile.css.ts';
import { useWords } from '../../language/useWords.ts';
import { profileWords } from './Profile.words.ts';

/** Whether there is anything to read below the name. */
export const hasSections = ({ bio, goals, ...lists }: Profile): boolean =>
  bio !== '' ||
  goals !== '' ||
  [lists.occupations, lists.skills, lists.experience, lists.education, lists.certifications].some(
    (list) => list.length > 0,
  );

interface ProfileSectionsProps {
  profile: Profile;
  /** Whether empty sections are shown as empty or left out. @default true */
  includesEmpty?: boolean;
}

/** About, goals, skills, experience, education and certifications. */
export function ProfileSections({ profile, includesEmpty = true }: ProfileSectionsProps) {
  const words = useWords(profileWords);
  const { bio, goals, occupations, skills, experience, education, certifications } = profile;
  return (
    <Stack space="large">
      <Part includesEmpty={includesEmpty} title={words.sections.about}>
        {bio && <div className={text}>{bio}</div>}
      </Part>
      <Part includesEmpty={includesEmpty} title={words.sections.goals}>
        {goals && <div className={text}>{goals}</div>}
      </Part>
      <Part includesEmpty={includesEmpty} title={words.sections.occupations}>
        {occupations.length > 0 && (
          <ul className={entries}>
            {occupations.map(({ code, title, branch, rank }, index) => (
              <li key={index} className={entry} lang="en">
                <Heading level={3}>{[code, title].filter(Boolean).join(', ')}</Heading>
                {(branch || profile.branch || rank) && (
                  <Text tone="muted">{[rank, branch || profile.branch].filter(Boolean).join(', ')}</Text>
                )}
              </li>
            ))}
          </ul>
        )}
      </Part>
      <Part includesEmpty={includesEmpty} title={words.sections.skills}>
        {skills.length > 0 && (
          <Inline as="ul" listStyle="none" space="xsmall">
            {skills.map((skill, index) => (
              <li key={index}>
                <Badge>{skill}</Badge>
              </li>
            ))}
          </Inline>
        )}
      </Part>
      <Part includesEmpty={includesEmpty} title={words.sections.experience}>
        {experience.length > 0 && (
          <ul className={entries}>
            {experience.map(({ title, company, duration, description }, index) => (
              <li key={index} className={entry}>
                <Heading level={3}>{title}</Heading>
                <Text tone="muted">{[company, duration].filter(Boolean).join(', ')}</Text>
                {description && <div className={text}>{description}</div>}
              </li>
            ))}
          </ul>
        )}
      </Part>
      <Part includesEmpty={includesEmpty} title={words.sections.education}>
        {education.length > 0 && (
          <ul className={entries}>
            {education.map(({ degree, institution, year }, index) => (
              <li key={index} className={entry}>
                <Heading level={3}>{degree}</Heading>
                <Text tone="muted">{[institution, year].filter(Boolean).join(', ')}</Text>
              </li>
            ))}
          </ul>
        )}
      </Part>
      <Part includesEmpty={includesEmpty} title={words.sections.certifications}>
        {certifications.length > 0 && (
          <Inline as="ul" listStyle="none" space="xsmall">
            {certifications.map((certification, index) => (
              <li key={index}>
                <Badge tone="honor">{certification}</Badge>
              </li>
            ))}
          </Inline>
        )}
      </Part>
    </Stack>
  );
}

function Part({
  title,
  includesEmpty,
  children,
}: {
  title: string;
  includesEmpty: boolean;
  children: ReactNode;
}) {
  const words = useWords(profileWords);
  if (!includesEmpty && !children) return null;
  return <Section title={title}>{children || <Text tone="muted">{words.none}</Text>}</Section>;
}
