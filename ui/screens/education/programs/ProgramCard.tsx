import Bookmark from 'lucide-react/icons/bookmark';
import BookmarkCheck from 'lucide-react/icons/bookmark-check';
import type { EducationEvent, ProgramView } from '@vetsync/machines/education';
import type { Reader } from '@vetsync/machines/system/model';
import { Button } from '../../../components/Button/Button.tsx';
import { Card } from '../../../components/Card/Card.tsx';
import { Checkbox } from '../../../components/Checkbox/Checkbox.tsx';
import { Heading } from '../../../components/Heading/Heading.tsx';
import { MatchScore } from '../../../components/MatchScore/MatchScore.tsx';
import { ProgressBar } from '../../../components/ProgressBar/ProgressBar.tsx';
import { Stack } from '../../../components/Stack/Stack.tsx';
import { Text } from '../../../components/Text/Text.tsx';
import { SentBadge } from '../../applications/SentBadge.tsx';
import { ApplyAction } from './ApplyAction.tsx';
import { actions, facts, figures, headline, keep, programCard } from '../Education.css.ts';
import { notOnPhone, phoneOnly } from '../../layout.css.ts';
import { useWords } from '../../../language/useWords.ts';
import { educationWords } from '../Education.words.ts';
import { money } from '../relativeDays.ts';

interface ProgramCardProps {
  program: ProgramView;
  /** False if the maximum number of programs is selected. */
  canCompare: boolean;
  reader: Reader;
  send: (event: EducationEvent) => void;
}

/** One program with its key facts: match, cost, and what the GI Bill pays. */
export function ProgramCard({ program: one, canCompare, reader, send }: ProgramCardProps) {
  const allWords = useWords(educationWords);
  const words = allWords.program;
  const { id: programId, name, program, application } = one;
  const named = (action: string) => words.named(action, program, name);
  const facet = `${one.location}, ${one.duration}, ${allWords.search.types[one.type]}`;
  return (
    <Card as="li" height="full">
      <div className={programCard}>
        <div className={facts}>
          <div className={headline}>
            <Heading level={3}>{name}</Heading>
            <span className={notOnPhone}>
              <MatchScore score={one.matchScore} />
            </span>
            <span className={phoneOnly}>
              <MatchScore score={one.matchScore} isWordHidden />
            </span>
          </div>
          <Text>{program}</Text>
          <Text size="small" tone="muted">
            {facet}
          </Text>
          <dl className={figures}>
            <div>
              <Text as="dt" size="caption" tone="muted">
                {words.tuition}
              </Text>
              <Text as="dd" weight="medium" numeric>
                {money(one.tuitionCost, reader)}
              </Text>
            </div>
            <div>
              <Text as="dt" size="caption" tone="muted">
                {words.veterans}
              </Text>
              <Text as="dd" weight="medium" numeric>
                {one.veteranPopulation.toLocaleString(reader.locale)}
              </Text>
            </div>
          </dl>
          <div className={phoneOnly}>
            <Text size="small">{words.cost(money(one.tuitionCost, reader), one.giBillCoverage)}</Text>
          </div>
          <div className={notOnPhone}>
            <Stack space="small">
              <ProgressBar
                size="small"
                label={words.coverage}
                value={one.giBillCoverage}
                tone={one.giBillCoverage === 100 ? 'accent' : 'caution'}
              />
              <Text size="small" tone="muted">
                {one.veteranSupport}
              </Text>
            </Stack>
          </div>
          {application && (
            <div>
              <SentBadge application={application} say={words.applied} />
            </div>
          )}
        </div>
        <div className={actions}>
          <ApplyAction size="small" program={one} send={send} />
          <Button
            size="small"
            aria-label={named(words.details)}
            onPress={() => send({ type: 'program.details', programId })}
          >
            {words.details}
          </Button>
          {/* A phone has these in the details. */}
          <div className={keep}>
            <Button
              size="small"
              variant="quiet"
              icon={one.isSaved ? BookmarkCheck : Bookmark}
              aria-label={named(one.isSaved ? words.saved : words.save)}
              onPress={() => send({ type: 'program.save', programId })}
            >
              {one.isSaved ? words.saved : words.save}
            </Button>
            <Checkbox
              isSelected={one.isCompared}
              isDisabled={!canCompare}
              onChange={() => send({ type: 'compare.toggle', programId })}
            >
              {words.compare}
            </Checkbox>
          </div>
        </div>
      </div>
    </Card>
  );
}
