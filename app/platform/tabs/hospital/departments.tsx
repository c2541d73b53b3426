import { HospitalNotice } from '@vetsync/ui/screens/hospital/HospitalNotice';
import { hospitalDepartments } from '../../../demo/ownListings/hospitalListings.ts';
import { demoListingsTab } from '../portal/DemoOwnListings.tsx';

const tab = demoListingsTab(hospitalDepartments, <HospitalNotice />);
export const { logic } = tab;
export default tab.ListingsTab;
