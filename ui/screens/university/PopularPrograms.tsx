import type { UniversityView } from '@vetsync/machines/university';
import { ProgressBar } from '../../components/ProgressBar/ProgressBar.tsx';
import { Section } from '../../components/Section/Section.tsx';
import { Stack } from '../../components/Stack/Stack.tsx';
import { Text } from '../../components/Text/Text.tsx';
import { entry, entryLink, list } from '../portal/PortalPage.css.ts';
import { program } from './University.css.ts';
import { useWords } from '../../language/useWords.ts';
import { universityWords } from './University.words.ts';

/** The programs with the most applications, each with a link to them. */
export function PopularPrograms({ view: { popular, links } }: { view: UniversityView }) {
  const words = useWords(universityWords).dashboard;
  const most = Math.max(1, ...popular.map(({ applications }) => applications));
  return (
    <Section title={words.popular} action={<a href={links.programs}>{words.allPrograms}</a>}>
      <ul className={list}>
        {popular.map(({ id, name, applications, students, href }) => (
          <li key={id} className={entry}>
            <Stack space="xsmall">
              <div className={program}>
                <a className={entryLink} href={href}>
                  {name}
                </a>
                <Text as="span" size="small" tone="muted" numeric>
                  {words.applied(applications)}, {words.enrolled(students)}
                </Text>
              </div>
              <ProgressBar
                label={name}
                value={applications}
                max={most}
                valueLabel={words.applied(applications)}
                size="small"
                isLabelHidden
              />
            </Stack>
          </li>
        ))}
      </ul>
    </Section>
  );
}
