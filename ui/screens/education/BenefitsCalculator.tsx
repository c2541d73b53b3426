import { Stack } from '../../components/Stack/Stack.tsx';
import { beside, columns } from './BenefitsCalculator.css.ts';
import { useWords } from '../../language/useWords.ts';
import { benefitsCalculatorWords } from './BenefitsCalculator.words.ts';
import { EducationHead } from './EducationHead.tsx';
import { PlanResult } from './calculator/PlanResult.tsx';
import { PlanSource } from './calculator/PlanSource.tsx';
import { PlanStart } from './calculator/PlanStart.tsx';
import { PlanTerms } from './calculator/PlanTerms.tsx';
import type { BenefitsCalculatorProps } from './Education.types.ts';

export type { BenefitsCalculatorProps } from './Education.types.ts';

/** Months of entitlement that planned terms use, and what they pay. */
export function BenefitsCalculator(props: BenefitsCalculatorProps) {
  const words = useWords(benefitsCalculatorWords);
  return (
    <Stack space="large">
      <EducationHead title={words.title} subtitle={words.subtitle} current="calculator" links={props.links} />
      <div className={columns}>
        <Stack space="large">
          <PlanStart {...props} />
          <PlanTerms {...props} />
        </Stack>
        <div className={beside}>
          <PlanResult {...props} />
        </div>
      </div>
      <PlanSource {...props} />
    </Stack>
  );
}
