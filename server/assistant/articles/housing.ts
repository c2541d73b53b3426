import type { Topic } from './article.ts';
import { from } from './pages.ts';

export const housing = {
  'housing-allowance': {
    title: 'Housing money while you study',
    text: 'With the Post-9/11 GI Bill, VA pays you housing money each month. It’s the military housing rate of an E-5 with dependents, at the ZIP code of the campus where you take most of your classes. It isn’t the rate of your home or of your own rank. The year from August uses the military rates of that January. Your percentage and your course load apply to it. Ask me for the rate of a ZIP code: “housing rate in 92101”.',
    keywords: [
      'BAH',
      'MHA',
      'housing allowance',
      'rent money',
      'monthly housing',
      'E-5 with dependents',
      'zip code',
    ],
    sources: [
      from('post911Rates', 'benefits:mha-base'),
      from('post911Rates', 'benefits:mha-bah-year'),
      from('post911Rates', 'benefits:tier-applies-to'),
    ],
  },
  'housing-online': {
    title: 'Housing money if you study online',
    text: 'If all your classes are online, VA pays half of the national average as housing money, wherever you live. One class on campus brings the local rate instead, so one class in person can make a big difference. Ask your school how each class counts, because a “hybrid” class can count either way. The online amount changes each August 1. Talk to the school certifying official before you switch all your classes to online, not after.',
    keywords: [
      'online classes',
      'distance learning',
      'online BAH',
      'one class in person',
      'hybrid',
      'remote school',
    ],
    sources: [from('educationRates', 'benefits:mha-online'), from('post911Rates', 'benefits:two-calendars')],
  },
  'housing-part-time': {
    title: 'Housing money if you study part time',
    text: 'VA pays housing only if you take more than half of a full load. Exactly half pays none. Above that, your share is rounded to the nearest tenth. Say full time is 12 credits and you take 8: that’s 67 percent, and VA pays 70 percent of the rate. Your school decides how many credits are full time, and short summer terms are counted in their own way. Ask the school certifying official for your “rate of pursuit” before you drop or add a class.',
    keywords: ['part time', 'half time', 'rate of pursuit', 'credits', 'how many classes', 'summer term'],
    sources: [from('educationRates', 'benefits:mha-pursuit')],
  },
  'housing-breaks': {
    title: 'Why housing money is lower some months',
    text: 'Housing money is paid at the end of each month, for the days you were enrolled. A month in which your term starts or ends is a short one. Breaks between terms aren’t paid at all, so plan for December, January and the summer. A change of classes can also lower it. If the amount still looks wrong, ask your school certifying official what they reported and when. Then call VA’s education line at 888-442-4551.',
    keywords: [
      'lower this month',
      'less money',
      'break pay',
      'winter break',
      'short payment',
      'prorated',
      'BAH cut',
    ],
    sources: [from('post911Rates', 'benefits:mha-prorated'), from('giBillContact', 'benefits:phone-edu')],
  },
  'housing-active-duty': {
    title: 'Housing money while you’re still in uniform',
    text: 'While you’re on active duty, the GI Bill doesn’t pay housing money, because your branch already does. The same goes for a spouse who uses transferred months during that time. A child who uses them does get it. It starts after your last day of active duty, once the school has certified you. If you plan to start school in the month you leave, ask the school certifying official which days will count.',
    keywords: ['still active', 'active duty BAH', 'terminal leave school', 'spouse housing', 'AD housing'],
    sources: [from('post911Rates', 'benefits:mha-active-duty')],
  },
  'homeless-help': {
    title: 'No safe place to sleep, or about to lose your home',
    text: 'Call the National Call Center for Homeless Veterans at 877-424-3838. It’s open day and night. You can call if you have no place to stay tonight, if you sleep in your car, or if you may soon lose your home. They connect you with VA’s homeless team near you, and families can call for someone. You don’t need to have papers in order first. Each VA medical center has people for housing: you can also walk in and ask for them.',
    keywords: [
      'homeless',
      'sleeping in car',
      'eviction',
      'evicted',
      'shelter',
      'no place to stay',
      'behind on rent',
      'couch surfing',
    ],
    sources: [from('homeless', 'crisis:homeless')],
  },
  'rent-help': {
    title: 'Help with rent or a security deposit',
    text: 'If rent is late and you may lose your home, there’s a VA program that pays local nonprofits to help veteran families. They can help with rent, a deposit, utilities or a move, and with talking to a landlord. Each group has its own area and its own rules on income. There are also vouchers that pay part of the rent for a long time, together with a case manager. Start with the National Call Center for Homeless Veterans, 877-424-3838. They know who is near you.',
    keywords: ['rent', 'SSVF', 'HUD-VASH', 'voucher', 'section 8', 'deposit', 'utilities', 'landlord'],
    sources: [from('ssvf'), from('hudVash'), from('homeless', 'crisis:homeless')],
  },
  'last-move': {
    title: 'Your last move that the military pays',
    text: 'When you leave, the government pays one last move of your household goods. How long you have depends on whether you retire or separate, and on how long you served. Where it pays you to go depends on that, too. Talk to the personal property office before you pack, because a move you arrange on your own may not be paid back. If time is short, ask for an extension before the time is over. Storage is possible for some people.',
    keywords: [
      'household goods',
      'HHG',
      'final move',
      'PCS',
      'moving truck',
      'DITY',
      'storage',
      'move extension',
    ],
    sources: [
      from('moving', 'timeline:hhg-separate'),
      from('moving', 'timeline:hhg-retire'),
      from('moving', 'timeline:hhg-storage'),
    ],
  },
  'lease-orders': {
    title: 'Ending a lease because of orders',
    text: 'A federal law, the Servicemembers Civil Relief Act, lets people with military orders end a lease early in many cases. You give the landlord written notice with a copy of your orders. Keep proof that you sent it. The lease doesn’t end that same day, so count with some more rent. The legal assistance office on your base explains the law and helps with the letter for free. See them before you sign anything the landlord sends you.',
    keywords: ['break lease', 'SCRA', 'orders', 'landlord', 'apartment', 'rent contract', 'military clause'],
    sources: [from('legalAssistance', 'timeline:scra-lease')],
  },
  'adapted-housing': {
    title: 'Making a home work for a disability',
    text: 'VA has grants for people with certain service-connected disabilities who need a home that fits: wide doors, ramps, a bathroom with room for a wheelchair. You can use them to buy, build or change a home. A grant isn’t a loan, so you don’t pay it back. VA also has life insurance that pays off the mortgage of people with such a grant. You apply on VA.gov. Don’t start the work before VA has approved it.',
    keywords: ['SAH', 'SHA grant', 'wheelchair ramp', 'adapted housing', 'disabled home', 'bathroom', 'VMLI'],
    sources: [from('housingGrants'), from('vmli', 'timeline:vmli')],
  },
} satisfies Topic;
