import { militaryBranches } from './branches.ts';
import type { MilitaryBranch } from './branches.ts';
import type { CivilianCode } from './occupations.ts';

/** The lists the titles are from, as the services publish them. */
export const militarySources: Readonly<Record<MilitaryBranch, { name: string; href: string }>> = {
  army: { name: 'U.S. Army, careers and jobs', href: 'https://www.goarmy.com/careers-and-jobs' },
  marineCorps: {
    name: 'U.S. Marine Corps, Military Occupational Specialties Manual (NAVMC 1200.1)',
    href: 'https://www.marines.mil/News/Publications/MCPEL/',
  },
  navy: { name: 'U.S. Navy, careers and ratings', href: 'https://www.navy.com/careers-benefits/careers' },
  airForce: {
    name: 'U.S. Air Force, Enlisted Classification Directory',
    href: 'https://www.airforce.com/careers',
  },
  spaceForce: { name: 'U.S. Space Force, careers', href: 'https://www.spaceforce.com/careers' },
  coastGuard: { name: 'U.S. Coast Guard, careers and ratings', href: 'https://www.gocoastguard.com/careers' },
};
export const militarySourceDate = '2026-11-21';

type Row = readonly [code: string, title: string, ...civilian: CivilianCode[]];

/**
 * Military occupations with the civilian ones nearest to them. Codes and titles are the services' own; which civilian
 * occupations stand beside them is this project's judgment (docs/decisions/025). An `X` means any skill level.
 */
const rows: Readonly<Record<MilitaryBranch, readonly Row[]>> = {
  army: [
    ['11B', 'Infantryman', '33-9032.00', '33-3051.00', '13-1151.00'],
    ['12B', 'Combat Engineer', '47-2061.00', '47-5032.00', '47-2073.00'],
    ['12N', 'Horizontal Construction Engineer', '47-2073.00'],
    ['12R', 'Interior Electrician', '47-2111.00'],
    ['15T', 'UH-60 Helicopter Repairer', '49-3011.00'],
    ['17C', 'Cyber Operations Specialist', '15-1212.00'],
    ['25B', 'Information Technology Specialist', '15-1232.00', '15-1244.00'],
    ['27D', 'Paralegal Specialist', '23-2011.00'],
    ['31B', 'Military Police', '33-3051.00', '33-9032.00'],
    ['35F', 'Intelligence Analyst', '33-3021.06'],
    ['36B', 'Financial Management Technician', '43-3031.00', '13-2031.00'],
    ['42A', 'Human Resources Specialist', '13-1071.00', '43-6014.00'],
    ['56M', 'Religious Affairs Specialist', '21-2021.00'],
    ['68C', 'Practical Nursing Specialist', '29-2061.00'],
    ['68E', 'Dental Specialist', '31-9091.00'],
    ['68K', 'Medical Laboratory Specialist', '29-2012.00'],
    ['68P', 'Radiology Specialist', '29-2034.00'],
    ['68Q', 'Pharmacy Specialist', '29-2052.00'],
    ['68W', 'Combat Medic Specialist', '29-2042.00', '29-2043.00', '31-9092.00'],
    ['88M', 'Motor Transport Operator', '53-3032.00'],
    ['88N', 'Transportation Management Coordinator', '43-5011.00', '13-1081.00'],
    ['89D', 'Explosive Ordnance Disposal Specialist', '47-5032.00', '11-9161.00'],
    ['91B', 'Wheeled Vehicle Mechanic', '49-3031.00', '49-3023.00'],
    ['92A', 'Automated Logistical Specialist', '13-1081.00', '43-5071.00'],
    ['92G', 'Culinary Specialist', '35-1011.00'],
    ['92W', 'Water Treatment Specialist', '51-8031.00'],
    ['92Y', 'Unit Supply Specialist', '43-5071.00', '13-1081.00', '11-3071.00'],
  ],
  marineCorps: [
    ['0111', 'Administrative Specialist', '43-6014.00', '13-1071.00'],
    ['0231', 'Intelligence Specialist', '33-3021.06'],
    ['0311', 'Rifleman', '33-9032.00', '33-3051.00'],
    ['0411', 'Maintenance Management Specialist', '43-5061.00', '13-1081.00'],
    ['0431', 'Logistics/Embarkation Specialist', '13-1081.00', '43-5011.00'],
    ['1141', 'Electrician', '47-2111.00'],
    ['1341', 'Engineer Equipment Mechanic', '49-3042.00'],
    ['1345', 'Engineer Equipment Operator', '47-2073.00'],
    ['1371', 'Combat Engineer', '47-2061.00', '47-5032.00'],
    ['2336', 'Explosive Ordnance Disposal Technician', '47-5032.00', '11-9161.00'],
    ['3043', 'Supply Chain and Materiel Management Specialist', '43-5071.00', '13-1081.00'],
    ['3381', 'Food Service Specialist', '35-1011.00'],
    ['3531', 'Motor Vehicle Operator', '53-3032.00'],
    ['5811', 'Military Police', '33-3051.00', '33-9032.00'],
    ['6672', 'Aviation Supply Specialist', '43-5071.00', '13-1081.00'],
    ['7257', 'Air Traffic Controller', '53-2021.00'],
  ],
  navy: [
    ['AC', 'Air Traffic Controller', '53-2021.00'],
    ['AD', 'Aviation Machinist’s Mate', '49-3011.00'],
    ['AT', 'Aviation Electronics Technician', '49-2091.00'],
    ['BM', 'Boatswain’s Mate', '53-5011.00', '53-5021.00'],
    ['BU', 'Builder', '47-2031.00'],
    ['CE', 'Construction Electrician', '47-2111.00'],
    ['CS', 'Culinary Specialist', '35-1011.00'],
    ['DC', 'Damage Controlman', '33-2011.00', '11-9161.00'],
    ['EM', 'Electrician’s Mate', '47-2111.00', '49-2094.00'],
    ['EO', 'Equipment Operator', '47-2073.00', '53-3032.00'],
    ['ET', 'Electronics Technician', '49-2094.00'],
    ['HM', 'Hospital Corpsman', '29-2042.00', '31-9092.00', '29-2061.00'],
    ['HT', 'Hull Maintenance Technician', '51-4121.00'],
    ['IS', 'Intelligence Specialist', '33-3021.06'],
    ['IT', 'Information Systems Technician', '15-1244.00', '15-1232.00'],
    ['LS', 'Logistics Specialist', '13-1081.00', '43-5071.00'],
    ['MA', 'Master-at-Arms', '33-3051.00', '33-9032.00'],
    ['MM', 'Machinist’s Mate', '49-9041.00'],
    ['OS', 'Operations Specialist', '43-5032.00', '43-5031.00'],
    ['PS', 'Personnel Specialist', '13-1071.00'],
    ['YN', 'Yeoman', '43-6014.00'],
  ],
  airForce: [
    ['1C1X1', 'Air Traffic Control', '53-2021.00'],
    ['1N0X1', 'All Source Intelligence Analyst', '33-3021.06'],
    ['1W0X1', 'Weather', '19-2021.00'],
    ['2A6X1', 'Aerospace Propulsion', '49-3011.00'],
    ['2S0X1', 'Materiel Management', '43-5071.00', '13-1081.00'],
    ['2T2X1', 'Air Transportation', '43-5011.00'],
    ['3E0X1', 'Electrical Systems', '47-2111.00'],
    ['3E1X1', 'Heating, Ventilation, Air Conditioning, and Refrigeration', '49-9021.00'],
    ['3E2X1', 'Pavements and Construction Equipment', '47-2073.00'],
    ['3E7X1', 'Fire Protection', '33-2011.00'],
    ['3E8X1', 'Explosive Ordnance Disposal', '47-5032.00', '11-9161.00'],
    ['3F0X1', 'Personnel', '13-1071.00'],
    ['3P0X1', 'Security Forces', '33-3051.00', '33-9032.00'],
    ['4A0X1', 'Health Services Management', '29-2072.00', '11-9111.00'],
    ['4N0X1', 'Aerospace Medical Service', '29-2042.00', '29-2061.00', '31-9092.00'],
    ['4Y0X1', 'Dental Assistant', '31-9091.00'],
    ['6C0X1', 'Contracting', '13-1023.00', '11-3061.00'],
    ['6F0X1', 'Financial Management and Comptroller', '13-2031.00', '43-3031.00'],
  ],
  spaceForce: [
    ['13S', 'Space Operations', '11-1021.00', '13-1082.00'],
    ['5C0X1', 'Cyber Operations', '15-1212.00', '15-1244.00'],
    ['5S0X1', 'Space Systems Operations', '15-1244.00', '43-5032.00'],
    ['63A', 'Acquisition Manager', '13-1082.00', '11-3061.00'],
  ],
  coastGuard: [
    ['AET', 'Avionics Electrical Technician', '49-2091.00'],
    ['AMT', 'Aviation Maintenance Technician', '49-3011.00'],
    ['AST', 'Aviation Survival Technician', '29-2042.00', '33-2011.00'],
    ['BM', 'Boatswain’s Mate', '53-5021.00', '53-5011.00'],
    ['CS', 'Culinary Specialist', '35-1011.00'],
    ['DC', 'Damage Controlman', '47-2031.00', '51-4121.00', '33-2011.00'],
    ['EM', 'Electrician’s Mate', '47-2111.00'],
    ['ET', 'Electronics Technician', '49-2094.00'],
    ['HS', 'Health Services Technician', '31-9092.00', '29-2042.00'],
    ['IT', 'Information Systems Technician', '15-1244.00', '15-1232.00'],
    ['ME', 'Maritime Enforcement Specialist', '33-3051.04', '33-3051.00'],
    ['MK', 'Machinery Technician', '49-3031.00', '49-9041.00'],
    ['MST', 'Marine Science Technician', '19-4042.00'],
    ['OS', 'Operations Specialist', '43-5031.00', '43-5032.00'],
    ['PA', 'Public Affairs Specialist', '27-3031.00'],
    ['SK', 'Storekeeper', '43-5071.00', '13-1081.00'],
    ['YN', 'Yeoman', '43-6014.00', '13-1071.00'],
  ],
};

/** A military occupation and the closest civilian ones. */
export interface MilitaryOccupation {
  /** Includes the service, because Navy and Coast Guard ratings may have the same letters: `navy-bm`. */
  id: string;
  branch: MilitaryBranch;
  code: string;
  title: string;
  civilian: readonly CivilianCode[];
}

export const militaryOccupations: readonly MilitaryOccupation[] = militaryBranches.flatMap((branch) =>
  rows[branch].map(([code, title, ...civilian]) => ({
    id: `${branch}-${code.toLowerCase()}`,
    branch,
    code,
    title,
    civilian,
  })),
);
