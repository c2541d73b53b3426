import { benefitsCalculatorMachine, benefitsCalculatorView } from '@vetsync/machines/benefitsCalculator';
import type { EducationView } from '@vetsync/machines/education';
import { parsePlanDraft } from '@vetsync/machines/education/model';
import { samplePrograms } from '@vetsync/samples/education';
import { BenefitsCalculator } from '@vetsync/ui/screens/education/BenefitsCalculator';
import { useActorRef, useSelector } from '@xstate/react';
import { useEffect } from 'react';
import { persistDraft, useOwnerStorage } from '../../persist.ts';

const [first, ...rest] = samplePrograms;
const programs = [first!, ...rest] as const;

/** The Benefits Calculator; a plan survives a reload. */
export default function CalculatorPage({ view }: { view: EducationView }) {
  const storage = useOwnerStorage('benefit_plan');
  const calculator = useActorRef(benefitsCalculatorMachine, {
    input: {
      programs,
      persisted: parsePlanDraft(storage.read()),
      now: Date.now,
      benefits: view.giBill,
    },
  });
  useEffect(() => {
    const { unsubscribe } = calculator.on('draft.changed', ({ draft }) => persistDraft(storage, draft));
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
