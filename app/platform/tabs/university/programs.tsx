import { universityPrograms } from '../../../demo/ownListings/universityListings.ts';
import { demoListingsTab } from '../portal/DemoOwnListings.tsx';

const tab = demoListingsTab(universityPrograms);
export const { logic } = tab;
export default tab.ListingsTab;
