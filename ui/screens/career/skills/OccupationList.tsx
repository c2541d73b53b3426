import { Button } from '../../../components/Button/Button.tsx';
import { Heading } from '../../../components/Heading/Heading.tsx';
import { Inline } from '../../../components/Inline/Inline.tsx';
import { Row, RowList } from '../../../components/RowList/RowList.tsx';
import { Stack } from '../../../components/Stack/Stack.tsx';
import { useWords } from '../../../language/useWords.ts';
import type { SkillSearchProps } from '../Career.types.ts';
import { skillTranslationWords } from '../SkillTranslation.words.ts';

interface OccupationListProps extends SkillSearchProps {
  onChoose: (occupationId: string) => void;
}

/** The occupations found, best first. A press shows one in depth. */
export function OccupationList({ view, send, onChoose }: OccupationListProps) {
  const words = useWords(skillTranslationWords);
  return (
    <Stack space="small">
      <Inline justify="space-between" space="small">
        <Heading isLive level={3}>
          {words.found(view.count)}
        </Heading>
        {view.hasFilters && view.count > 0 && (
          <Button size="small" variant="quiet" onPress={() => send({ type: 'filters.clear' })}>
            {words.clear}
          </Button>
        )}
      </Inline>
      {view.count > 1 && (
        <RowList>
          {view.listed.map(({ id, label, title }) => (
            <Row
              key={id}
              title={<span lang="en">{title}</span>}
              detail={<span lang="en">{label}</span>}
              isCurrent={id === view.chosen?.id}
              onPress={() => onChoose(id)}
            />
          ))}
        </RowList>
      )}
      {view.more > 0 && (
        <Button width="full" onPress={() => send({ type: 'list.more' })}>
          {words.more(view.more)}
        </Button>
      )}
    </Stack>
  );
}
