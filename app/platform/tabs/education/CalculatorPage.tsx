import { benefitsCalculatorMachine, benefitsCalculatorView } from '@vetsync/machines/benefitsCalculator';
import type { EducationView } from '@vetsync/machines/education';
import { parsePlanDraft, samplePrograms, type PlatformMode } from '@vetsync/machines/model';
import { BenefitsCalculator } from '@vetsync/ui/screens/education/BenefitsCalculator';
import { useActorRef, useSelector } from '@xstate/react';
import { useEffect, useState } from 'react';
import { browserStorage } from '../../../services/browser/storage.ts';

const [first, ...rest] = samplePrograms;
const programs = [first!, ...rest] as const;

interface CalculatorPageProps {
  view: EducationView;
  mode: PlatformMode;
}

/** The Benefits Calculator; a plan survives a reload. */
export default function CalculatorPage({ view, mode }: CalculatorPageProps) {
  const [storage] = useState(() => browserStorage(`vetsync_benefit_plan_${mode}`, 'session'));
  const calculator = useActorRef(benefitsCalculatorMachine, {
    input: { programs, kept: parsePlanDraft(storage.read()), now: Date.now },
  });
  useEffect(() => {
    const { unsubscribe } = calculator.on('draft.changed', ({ draft }) => {
      try {
        storage.write(JSON.stringify(draft));
      } catch {
        // The plan is then as long here as the page.
      }
    });
    return unsubscribe;
  }, [calculator, storage]);
  return (
    <BenefitsCalculator
      view={useSelector(calculator, benefitsCalculatorView)}
      send={calculator.send}
      links={view.links}
      reader={view.reader}
    />
  );
}
