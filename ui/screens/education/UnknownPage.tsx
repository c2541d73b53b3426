import Compass from 'lucide-react/icons/compass';
import type { EducationView } from '@vetsync/machines/education/education';
import { EmptyState } from '../../components/EmptyState/EmptyState.tsx';
import { LinkButton } from '../../components/LinkButton/LinkButton.tsx';
import { Stack } from '../../components/Stack/Stack.tsx';
import { EducationHead } from './EducationHead.tsx';
import { useWords } from '../../language/useWords.ts';
import { educationWords } from './Education.words.ts';

/** The URL matches no page of the tab. */
export function UnknownPage({ view }: { view: EducationView }) {
  const words = useWords(educationWords);
  return (
    <Stack space="large">
      <EducationHead title={words.title} subtitle={words.subtitle} current={null} links={view.links} />
      <EmptyState
        icon={Compass}
        title={words.unknown.title}
        action={<LinkButton href={view.links.hub}>{words.unknown.action}</LinkButton>}
      >
        {words.unknown.text}
      </EmptyState>
    </Stack>
  );
}
