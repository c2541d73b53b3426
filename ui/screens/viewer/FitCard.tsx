import { Button } from '../../components/Button/Button.tsx';
import { Inline } from '../../components/Inline/Inline.tsx';
import { LinkButton } from '../../components/LinkButton/LinkButton.tsx';
import { MatchScore } from '../../components/MatchScore/MatchScore.tsx';
import { Text } from '../../components/Text/Text.tsx';
import { Part } from '../system/parts/Part.tsx';
import { onScreen } from './ProfileViewer.css.ts';
import type { ProfileViewerProps } from './Viewer.types.ts';
import { useWords } from '../../language/useWords.ts';
import { profileViewerWords } from './ProfileViewer.words.ts';

/** The organization's match with the profile; not shown to veterans. */
export function FitCard({ view, send }: ProfileViewerProps) {
  const allWords = useWords(profileViewerWords);
  const { viewer, veteran } = view;
  if (viewer === 'veteran') return null;
  const words = allWords.fit[viewer];
  return (
    <Part title={words.title}>
      <Inline justify="space-between" space="medium">
        <div>
          <MatchScore score={veteran.fit[viewer]} size="large" />
          <Text tone="muted">{words.text}</Text>
        </div>
        <div className={onScreen}>
          <Inline space="small">
            <Button variant="primary" onPress={() => send({ type: 'contact.open' })}>
              {words.action}
            </Button>
            {view.contact.sentHref && (
              <LinkButton href={view.contact.sentHref}>{allWords.contact.sent}</LinkButton>
            )}
          </Inline>
        </div>
      </Inline>
    </Part>
  );
}
