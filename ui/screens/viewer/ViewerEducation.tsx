import type { ViewedVeteran } from '@vetsync/machines/viewer/model';
import { Badge } from '../../components/Badge/Badge.tsx';
import { Inline } from '../../components/Inline/Inline.tsx';
import { Meter } from '../../components/Meter/Meter.tsx';
import { ProgressBar } from '../../components/ProgressBar/ProgressBar.tsx';
import { Stack } from '../../components/Stack/Stack.tsx';
import { Text } from '../../components/Text/Text.tsx';
import { Part } from '../system/parts/Part.tsx';
import { useWords } from '../../language/useWords.ts';
import { profileViewerWords } from './ProfileViewer.words.ts';

export function ViewerEducation({ veteran }: { veteran: ViewedVeteran }) {
  const words = useWords(profileViewerWords).education;
  const { degree, certifications, giBillUsedPercent } = veteran;
  return (
    <Part title={words.title}>
      <Stack space="hair">
        <Text size="small" tone="muted">
          {words.degree}
        </Text>
        <Text weight="medium">{degree.name}</Text>
        <Text tone="muted">{words.expected(degree.institution, degree.expected)}</Text>
      </Stack>
      <ProgressBar label={words.done} value={degree.percentDone} />
      <Meter
        label={words.giBill}
        value={giBillUsedPercent}
        valueLabel={words.used(giBillUsedPercent)}
        tone="honor"
      />
      <Text size="small" tone="muted">
        {words.certifications}
      </Text>
      <Inline space="xsmall">
        {certifications.map((certification) => (
          <Badge key={certification} tone="honor">
            {certification}
          </Badge>
        ))}
      </Inline>
    </Part>
  );
}
