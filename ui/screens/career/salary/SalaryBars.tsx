import type { SalaryView } from '@vetsync/machines/career/career';
import type { Reader } from '@vetsync/machines/system/model';
import { Box } from '../../../components/Box/Box.tsx';
import { ProgressBar } from '../../../components/ProgressBar/ProgressBar.tsx';
import { Stack } from '../../../components/Stack/Stack.tsx';
import { formatNumber } from '../../format.ts';
import { useWords } from '../../../language/useWords.ts';
import { salaryWords } from './SalaryNegotiation.words.ts';

interface SalaryBarsProps {
  salary: SalaryView;
  reader: Reader;
}

/** Salaries of all occupations, highest first, with the selected one highlighted. */
export function SalaryBars({ salary, reader }: SalaryBarsProps) {
  const words = useWords(salaryWords);
  const { options, occupation } = salary;
  const most = Math.max(...options.map(({ median }) => median));
  return (
    <Stack as="ul" space="small" aria-label={words.figures.chart}>
      {options.map((option) => (
        <Box as="li" listStyle="none" key={option.occupation}>
          <ProgressBar
            size="small"
            tone={option.occupation === occupation ? 'accent' : 'info'}
            label={option.title}
            lang="en"
            value={option.median}
            max={most}
            valueLabel={`$${formatNumber(option.median, reader)}`}
          />
        </Box>
      ))}
    </Stack>
  );
}
