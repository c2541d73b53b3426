import type { Topic } from './article.ts';
import { from } from './pages.ts';

export const homeLoan = {
  'home-loan-what': {
    title: 'What a VA home loan is',
    text: 'A VA home loan comes from a bank or another lender. VA promises the lender to cover part of it if something goes wrong. That’s why many people can buy without a down payment and without monthly mortgage insurance. You still have to qualify with the lender, who looks at your income and your credit. The home has to be one you’ll live in. There’s no deadline: the benefit doesn’t end, and you can use it more than once.',
    keywords: [
      'home loan',
      'VA loan',
      'buy a house',
      'mortgage',
      'zero down',
      'no down payment',
      'first house',
    ],
    sources: [from('homeLoans', 'timeline:home-loan')],
  },
  'home-loan-certificate': {
    title: 'The certificate for a home loan',
    text: 'A lender asks for your Certificate of Eligibility. It shows that you’ve served long enough and how much of the benefit you’ve used. You can ask for it on VA.gov, and many lenders can get it for you in minutes. Have your DD-214 ready. If you still serve, or are in the Guard or Reserve, other papers count. Surviving spouses can qualify, too. The certificate doesn’t promise you a loan. It says that you can ask for one with VA’s backing.',
    keywords: [
      'COE',
      'certificate of eligibility',
      'home loan eligible',
      '26-1880',
      'lender paperwork',
      'surviving spouse loan',
    ],
    sources: [from('homeLoanApply', 'timeline:home-loan')],
  },
  'home-loan-funding-fee': {
    title: 'The funding fee of a home loan',
    text: 'Most people who take a VA home loan pay a funding fee once. It depends on the kind of loan, on your down payment, and on whether you’ve used the benefit before. You can pay it at closing or add it to the loan. Some people don’t pay it, such as many who get disability pay. If you’re waiting for a decision on a claim, tell the lender before closing: a later decision can mean that you get the fee back. The current figures are on VA.gov.',
    keywords: [
      'funding fee',
      'closing cost',
      'fee exempt',
      'refund funding fee',
      'disabled funding fee',
      'extra fee on the mortgage',
      'fee added to the loan',
    ],
    sources: [from('fundingFee', 'timeline:home-loan')],
  },
  'home-loan-refinance': {
    title: 'Changing a home loan to a better one',
    text: 'VA has two ways to replace a loan you have. One is for people who already have a VA loan and want a lower rate or a steadier one. It asks for less paperwork. The other lets you take cash out of what your home is worth, or move from another kind of loan to a VA loan. Both have costs. Work out how many months it takes until you’ve saved more than you paid. Be careful with letters that look as if VA sent them: VA doesn’t sell loans.',
    keywords: ['refinance', 'IRRRL', 'cash out', 'lower rate', 'streamline', 'refi', 'mortgage letter'],
    sources: [from('refinance'), from('cashOut')],
  },
  'mortgage-trouble': {
    title: 'If you can’t pay your mortgage',
    text: 'Call the company you pay, as early as you can. They often can move missed payments to the end, lower the payments for a time, or change the loan. VA has loan technicians who talk with the company for you. They help people with a VA loan, and they can also advise veterans with other loans. Their number is on the page below. Don’t pay anyone who promises to save your home for a fee. If you may lose your home soon, also call 877-424-3838, day or night.',
    keywords: [
      'foreclosure',
      'behind on mortgage',
      'cant pay house',
      'missed payments',
      'lose my house',
      'loan technician',
      'foreclose',
      'bank wants the house',
    ],
    sources: [from('mortgageTrouble'), from('homeless', 'crisis:homeless')],
  },
  'home-loan-again': {
    title: 'Using the home loan a second time',
    text: 'You can use a VA home loan more than once. If you sell the home and pay off the loan, you can usually get the full benefit back. Some people have part of it left while they still own the first home, for example after a move with orders. Your Certificate of Eligibility shows what is left. Ask VA to restore what you used if it doesn’t look right. A lender who works a lot with VA loans can tell you what that means for a price.',
    keywords: [
      'second VA loan',
      'restore entitlement',
      'two VA loans',
      'remaining entitlement',
      'bonus entitlement',
      'keep first house',
    ],
    sources: [from('homeLoanApply', 'timeline:home-loan')],
  },
} satisfies Topic;
