import type { MentorField, Mentor } from '@vetsync/machines/community/model';

const mentor = (
  [id, name]: [string, string],
  field: MentorField,
  work: string,
  location: string,
  freeInWeeks: number,
  helpsWith: readonly string[],
): Mentor => ({ id, name, field, work, location, freeInWeeks, helpsWith });

export const sampleMentors: readonly Mentor[] = [
  mentor(
    ['carolyn-meeks', 'Carolyn Meeks'],
    'Operations',
    'Plant manager, Prairie Line Packaging',
    'Austin, Texas',
    0,
    ['First leadership role', 'Night shifts and family'],
  ),
  mentor(
    ['anil-bhatt', 'Anil Bhatt'],
    'Technology',
    'Engineering manager, Blue Heron Software',
    'Online',
    1,
    ['Changing to software', 'Interview practice'],
  ),
  mentor(
    ['joyce-amadi', 'Joyce Amadi'],
    'Health care',
    'Nurse educator, Gulfside General Hospital',
    'Houston, Texas',
    0,
    ['Nursing school', 'Medic experience on a resume'],
  ),
  mentor(
    ['peter-lund', 'Peter Lund'],
    'Skilled trades',
    'Master electrician, Lund and Daughters',
    'San Antonio, Texas',
    2,
    ['Apprenticeships', 'Licenses'],
  ),
  mentor(
    ['maria-esposito', 'Maria Esposito'],
    'Education',
    'Principal, Eastbrook Middle School',
    'Dallas, Texas',
    1,
    ['Becoming a teacher', 'Studying after forty'],
  ),
  mentor(['gordon-hale', 'Gordon Hale'], 'Public service', 'City emergency planner', 'Austin, Texas', 3, [
    'Federal and city jobs',
    'Clearances',
  ]),
  mentor(
    ['susan-okoye', 'Susan Okoye'],
    'Operations',
    'Supply chain director, Harvest Road Foods',
    'Online',
    0,
    ['Logistics careers', 'Pay talks'],
  ),
  mentor(
    ['tom-breslin', 'Tom Breslin'],
    'Technology',
    'Security analyst, Northgate Credit Union',
    'San Antonio, Texas',
    2,
    ['Security certificates', 'First 90 days'],
  ),
  mentor(
    ['linh-tran', 'Linh Tran'],
    'Health care',
    'Clinic administrator, Eastside Wellness Studio',
    'Austin, Texas',
    1,
    ['Health administration', 'Balancing care and work'],
  ),
  mentor(
    ['walter-finch', 'Walter Finch'],
    'Skilled trades',
    'Owner, Finch Heating and Air',
    'Killeen, Texas',
    0,
    ['Starting a business', 'Hiring veterans'],
  ),
];
