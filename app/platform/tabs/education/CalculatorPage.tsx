import { benefitsCalculatorView } from '@vetsync/machines/benefitsCalculator';
import { BenefitsCalculator } from '@vetsync/ui/screens/education/BenefitsCalculator';
import { connect } from '../../connect.tsx';

/** The Benefits Calculator. */
export default connect(BenefitsCalculator, benefitsCalculatorView);
