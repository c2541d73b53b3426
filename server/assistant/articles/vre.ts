import type { Topic } from './article.ts';
import { from } from './pages.ts';

export const vre = {
  'vre-what': {
    title: 'VR&E: help to get and keep a job',
    text: 'Veteran Readiness and Employment, also called Chapter 31 or “voc rehab”, is for veterans whose service-connected disability makes it hard to find or keep suitable work. A counselor makes a plan with you. It can be school, training on the job, help to find work, your own business, or support to live on your own. The plan can pay for tuition, books, and tools that it needs. You apply on VA.gov. The counselor decides if you’re entitled, after talking with you.',
    keywords: [
      'voc rehab',
      'VR&E',
      'chapter 31',
      'vocational rehabilitation',
      'VRE counselor',
      'disability job help',
    ],
    sources: [from('vre', 'benefits:vre-eligible'), from('vre', 'benefits:vre-covers')],
  },
  'vre-time-limit': {
    title: 'How long you can use VR&E',
    text: 'If you left service on or after January 1, 2013, there’s no time limit to apply. If you left earlier, you have 12 years. They count from your separation or from your first rating, whichever is later. When the 12 years are over, a counselor may still say yes if your disability is a serious barrier to work. So if you’re not sure, apply and let them look. The rates that VR&E pays each month change on October 1.',
    keywords: ['VRE deadline', '12 years', 'voc rehab time limit', 'too late voc rehab', 'chapter 31 expire'],
    sources: [
      from('vreApply', 'timeline:vre'),
      from('vreApply', 'benefits:vre-limit'),
      from('educationRates', 'benefits:two-calendars'),
    ],
  },
  'vre-before-leaving': {
    title: 'VR&E before you’re out',
    text: 'You may not have to wait until you’re a veteran. Service members who expect a disability rating, or who go through a medical board, can apply for VR&E while they still serve. Then the plan can start soon after the last day. Ask the VR&E counselor on your base, if there is one, or your transition counselor. Many bases have them. Bring what you have: your board papers or a BDD claim.',
    keywords: ['voc rehab active duty', 'before discharge', 'memorandum rating', 'IDES VRE', 'still in'],
    sources: [from('vre', 'timeline:vre-before')],
  },
  'vre-or-gi-bill': {
    title: 'VR&E or the GI Bill?',
    text: 'They are different programs. The GI Bill is an education benefit: you pick the school, and your percentage decides what it pays. VR&E is a jobs program for veterans with a service-connected disability: a counselor has to agree that the training leads to work that fits. VR&E can pay for things the GI Bill doesn’t, such as tools. Only one pays for the same period of study. Using one can change what is left of the other, so ask the VR&E counselor before you start with the GI Bill.',
    keywords: ['chapter 33 vs 31', 'GI Bill or voc rehab', 'difference', 'which first', 'save GI Bill'],
    sources: [
      from('vre', 'benefits:vre-covers'),
      from('post911Rates', 'benefits:not-stack'),
      from('post911Rates', 'benefits:tier-applies-to'),
    ],
  },
  'career-counseling': {
    title: 'Free counseling for school and career',
    text: 'VA has counselors who help you find out which work or which school fits you. It’s called Personalized Career Planning and Guidance, or Chapter 36. You may take tests of interests and skills, talk about the job market, and make a plan. It costs nothing. It’s open around the time you leave service, and longer for people who have GI Bill months. Family members who use your GI Bill may ask, too. You apply on VA.gov.',
    keywords: [
      'chapter 36',
      'career counseling',
      'PCPG',
      'what should I do',
      'career test',
      'no idea what job',
    ],
    sources: [from('careerCounseling', 'timeline:chapter-36')],
  },
} satisfies Topic;
