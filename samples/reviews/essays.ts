import type { CollegeForm } from '@vetsync/machines/model/world';
import type { ServiceField } from '@vetsync/machines/reviews/model';

type Essays = Omit<CollegeForm, 'preferredStartDate' | 'financialAid' | 'accommodations'>;

/** What sample applicants wrote, by the field they served in. */
export const sampleEssays: Readonly<Record<ServiceField, Essays>> = {
  logistics: {
    personalStatement:
      'On my second deployment a truck with water did not come. It was not stolen and nobody had forgotten it: it stood in a yard forty miles away because two offices used two different lists. I spent that night on the radio and the next month making one list out of two.\n\nI am the first in my family to leave the county, and I did it in uniform. I learned that supply is a promise to people you will never meet. Now I want to learn the mathematics behind the promise: forecasting, networks, cost. I study at night and work by day, and I know what it is to keep at something when nobody claps.',
    academicGoals:
      'To understand forecasting and network design well enough to build my own models, and to graduate with a project that a company really uses.',
    militaryExperience:
      'I led a supply section of nine and answered for property worth $6 million. I planned the move of a whole unit overseas and back, with nothing lost.',
    careerObjective:
      'Supply planner first, then head of operations of a company that ships what people need.',
  },
  technology: {
    personalStatement:
      'My first sergeant used to say that a network is only as good as the tired person who runs it at three in the morning. For four years I was that person. I learned to write things down, to change one thing at a time, and to say early when I did not know.\n\nWhen I left, I took the habit with me. At work I found that our backups had never been tested. It took two weeks to fix and one afternoon to explain why it mattered. I want to study so that I understand the systems as deeply as I understand the nights, and so that I can teach others to defend them.',
    academicGoals:
      'A solid base in operating systems, networks and security, and enough mathematics to read research without fear.',
    militaryExperience:
      'Network operations chief for 600 users, at a base and in the field. I trained the five people of each shift and led the response to two intrusions.',
    careerObjective: 'Security engineer for a hospital or a utility: places where an outage hurts people.',
  },
  health: {
    personalStatement:
      'I was twenty-two when I treated somebody I had eaten breakfast with. He lived. I have thought about it on most days since, not with pride but with a question: what would I have done with one more year of training?\n\nI work in an emergency room now, and the question comes back with every shift. I know how to keep calm and how to talk to a family. What I lack is the science underneath. I am applying because your program lets people who already stand at the bedside learn why they do what they do.',
    academicGoals:
      'To pass anatomy and pharmacology with understanding rather than by heart, and to finish with a license.',
    militaryExperience:
      'Treatment team leader with six people, two deployments, and about 200 people taught in first aid each year.',
    careerObjective: 'Nurse in emergency care, later a teacher of those who come after me.',
  },
  maintenance: {
    personalStatement:
      'The best compliment I ever got was that nobody spoke of my vehicles. They left the yard in the morning and they came back. It took a plan for every bolt, and fourteen people who believed in the plan.\n\nI have repaired things other people designed for ten years, and I have opinions. Some of them are right. I would like to find out which, and that takes the theory I never had: materials, heat, control. I bring patience, a habit of measuring twice, and the memory of what a bad drawing costs on a cold night.',
    academicGoals:
      'To be able to calculate what I have so far judged by feel, and to take part in the formula car team.',
    militaryExperience:
      'Foreman of a shop with 14 mechanics; 94 of a hundred vehicles ready at any time, through two inspections without a finding.',
    careerObjective: 'Design engineer for heavy vehicles who still owns a set of tools.',
  },
  administration: {
    personalStatement:
      'A private once stood at my counter and could not pay his rent because one box on one form was wrong. I fixed the box that day. Then I looked for the other boxes. There were sixty-one.\n\nI have learned that systems hurt people quietly, and that the person at the counter is often the only one who sees it. I want to study how organizations decide, so that I can change the form and not only the box. I am used to work, to deadlines and to being told no by people with more stars than I have.',
    academicGoals:
      'Statistics, organizational behavior and enough accounting to follow the money, with a thesis on how veterans are hired.',
    militaryExperience:
      'Leader of a personnel section that looked after 900 people: pay, moves, promotions and hard days.',
    careerObjective: 'Head of people in a company that keeps those it hires.',
  },
};
