import type { ReactNode } from 'react';
import type { PaperSize, Resume } from '@vetsync/machines/profile/model';
import { useWords } from '../../language/useWords.ts';
import { resumeWords } from './Profile.words.ts';
import * as styles from './Resume.css.ts';

interface ResumeSheetProps {
  resume: Resume;
  paper: PaperSize;
}

/** One resume on paper: always dark on light, in both themes. */
export function ResumeSheet({ resume, paper }: ResumeSheetProps) {
  const words = useWords(resumeWords);
  const { name, headline, service, summary, goals, skills, experience, education, certifications } = resume;
  const served = [
    service.rank,
    service.branch && words.service(service.branch),
    service.years === null ? '' : words.years(service.years),
  ].filter(Boolean);
  const sections = words.sections;
  const isEmpty =
    ![summary, goals].some(Boolean) &&
    ![skills, experience, education, certifications].some((list) => list.length > 0);
  return (
    <article className={`${styles.sheet({ paper })} ${styles.onPaper[paper]}`} data-theme="light">
      <header>
        <h2 className={styles.name}>{name}</h2>
        {headline.length > 0 && <p className={styles.headline}>{headline.join(' · ')}</p>}
        {served.length > 0 && <p className={styles.headline}>{served.join(' · ')}</p>}
      </header>
      {isEmpty && <p className={styles.section}>{words.empty}</p>}
      <Section title={sections.summary} isThere={summary !== ''}>
        <p className={styles.text}>{summary}</p>
      </Section>
      <Section title={sections.skills} isThere={skills.length > 0}>
        <Words items={skills} />
      </Section>
      <Section title={sections.experience} isThere={experience.length > 0}>
        <ul className={styles.plain}>
          {experience.map(({ title, company, duration, description }, index) => (
            <li key={index} className={styles.entry}>
              <div className={styles.entryHead}>
                <h4 className={styles.entryTitle}>{[title, company].filter(Boolean).join(', ')}</h4>
                <span className={styles.quiet}>{duration}</span>
              </div>
              {description && <p className={styles.text}>{description}</p>}
            </li>
          ))}
        </ul>
      </Section>
      <Section title={sections.education} isThere={education.length > 0}>
        <ul className={styles.plain}>
          {education.map(({ degree, institution, year }, index) => (
            <li key={index} className={styles.entry}>
              <div className={styles.entryHead}>
                <h4 className={styles.entryTitle}>{[degree, institution].filter(Boolean).join(', ')}</h4>
                <span className={styles.quiet}>{year}</span>
              </div>
            </li>
          ))}
        </ul>
      </Section>
      <Section title={sections.certifications} isThere={certifications.length > 0}>
        <Words items={certifications} />
      </Section>
      <Section title={sections.goals} isThere={goals !== ''}>
        <p className={styles.text}>{goals}</p>
      </Section>
    </article>
  );
}

function Section({ title, isThere, children }: { title: string; isThere: boolean; children: ReactNode }) {
  if (!isThere) return null;
  return (
    <section className={styles.section}>
      <h3 className={styles.sectionTitle}>{title}</h3>
      {children}
    </section>
  );
}

/** Items on one line. The separator keeps them apart in copied text too. */
const Words = ({ items }: { items: readonly string[] }) => <p>{items.join(' · ')}</p>;
