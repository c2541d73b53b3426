import type { EducationView } from '@vetsync/machines/education';
import type { LucideIcon } from 'lucide-react';
import ChartColumn from 'lucide-react/icons/chart-column';
import FileText from 'lucide-react/icons/file-text';
import ListChecks from 'lucide-react/icons/list-checks';
import Users from 'lucide-react/icons/users';
import { Card } from '../../components/Card/Card.tsx';
import { Grid } from '../../components/Grid/Grid.tsx';
import { Heading } from '../../components/Heading/Heading.tsx';
import { Icon } from '../../components/Icon/Icon.tsx';
import { Stack } from '../../components/Stack/Stack.tsx';
import { Text } from '../../components/Text/Text.tsx';
import { action, actionSign } from './Education.css.ts';
import { educationWords } from './Education.words.ts';

const words = educationWords.quickActions;
type Links = EducationView['links'];
const actions: readonly { name: Exclude<keyof typeof words, 'title'>; to: keyof Links; sign: LucideIcon }[] =
  [
    { name: 'track', to: 'applications', sign: ListChecks },
    { name: 'calculator', to: 'calculator', sign: ChartColumn },
    { name: 'documents', to: 'documents', sign: FileText },
    { name: 'connect', to: 'community', sign: Users },
  ];

/** Quick Actions of the hub (feature spec, section 2, "College page"). */
export function EducationActions({ links }: { links: Links }) {
  return (
    <Card as="section" aria-labelledby="education-actions">
      <Stack space="small">
        <Heading level={2} size="title" id="education-actions">
          {words.title}
        </Heading>
        <Grid columns={{ mobile: 1, tablet: 2 }} space="small">
          {actions.map(({ name, to, sign }) => (
            <a key={name} className={action} href={links[to]}>
              <span className={actionSign}>
                <Icon of={sign} />
              </span>
              <span>
                <Text as="div" weight="medium">
                  {words[name].label}
                </Text>
                <Text as="div" size="caption" tone="muted">
                  {words[name].note}
                </Text>
              </span>
            </a>
          ))}
        </Grid>
      </Stack>
    </Card>
  );
}
