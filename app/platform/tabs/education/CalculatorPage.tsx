import { benefitsCalculatorView, type benefitsCalculatorMachine } from '@vetsync/machines/benefitsCalculator';
import type { EducationView } from '@vetsync/machines/education';
import { BenefitsCalculator } from '@vetsync/ui/screens/education/BenefitsCalculator';
import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';

interface CalculatorPageProps {
  view: EducationView;
  calculator: ActorRefFrom<typeof benefitsCalculatorMachine>;
}

/** The Benefits Calculator. */
export default function CalculatorPage({ view: { links, reader }, calculator }: CalculatorPageProps) {
  const view = useSelector(calculator, benefitsCalculatorView);
  return <BenefitsCalculator view={view} send={calculator.send} links={links} reader={reader} />;
}
