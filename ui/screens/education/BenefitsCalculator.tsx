import type { BenefitsCalculatorEvent, BenefitsCalculatorView } from '@vetsync/machines/benefitsCalculator';
import type { EducationView } from '@vetsync/machines/education';
import type { Reader } from '@vetsync/machines/system/model';
import { Stack } from '../../components/Stack/Stack.tsx';
import { beside, columns } from './BenefitsCalculator.css.ts';
import { benefitsCalculatorWords as words } from './BenefitsCalculator.words.ts';
import { EducationHead } from './EducationHead.tsx';
import { PlanResult } from './calculator/PlanResult.tsx';
import { PlanSource } from './calculator/PlanSource.tsx';
import { PlanStart } from './calculator/PlanStart.tsx';
import { PlanTerms } from './calculator/PlanTerms.tsx';

export interface BenefitsCalculatorProps {
  view: BenefitsCalculatorView;
  send: (event: BenefitsCalculatorEvent) => void;
  links: EducationView['links'];
  reader: Pick<Reader, 'locale'>;
}

/** Months of entitlement that planned terms use, and what they pay. */
export function BenefitsCalculator(props: BenefitsCalculatorProps) {
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
