import { commandProblems, commandRates, problemsOf, ratesOf } from '@vetsync/machines/model/exchange';
import type { CommandContract, CommandProblem, CommandRate } from '@vetsync/machines/model/exchange';
import { roleAllows, memberRoles } from '@vetsync/machines/organizations/model';
import { statusOf } from '../errors/problems.ts';
import type { ResponseContract } from '../contract.ts';

/** A command as the documentation lists it. */
export interface CommandDoc {
  type: string;
  summary: string;
  /** Who may send it. */
  from: string[];
  /** How often. */
  limits: string[];
  problems: { code: string; status: number; description: string }[];
}

const daySeconds = 86_400;

const rateWords = ({ burst, perSeconds, per }: (typeof commandRates)[CommandRate]) =>
  `${burst} ${perSeconds === daySeconds ? 'a day' : `in ${perSeconds} s`} of one ${per}`;

function senders({ from: { person, staff } }: CommandContract): string[] {
  const roles = staff && memberRoles.filter((role) => roleAllows(role, staff));
  return [...(person ? ['you'] : []), ...(roles ? [`staff with \`as\`: ${roles.join(', ')}`] : [])];
}

const problemOf = (code: CommandProblem) => ({
  code,
  status: statusOf(code),
  description: commandProblems[code],
});

/** What the documentation says of a command. */
export const commandDoc = (type: string, contract: CommandContract): CommandDoc => ({
  type,
  summary: contract.summary,
  from: senders(contract),
  limits: [
    ...ratesOf(contract).map((rate) => rateWords(commandRates[rate])),
    ...(contract.daily ? [`${contract.daily.most} a day: ${contract.daily.of}`] : []),
  ],
  problems: problemsOf(contract).map(problemOf),
});

/** The responses to all commands together. */
export function commandResponses(
  commands: Readonly<Record<string, CommandContract>>,
): Record<number, ResponseContract> {
  const codes = new Set<CommandProblem>(Object.values(commands).flatMap(problemsOf));
  const byStatus = Object.groupBy([...codes].map(problemOf), ({ status }) => status);
  return Object.fromEntries(
    Object.entries(byStatus).map(([status, problems = []]) => [
      status,
      {
        description: [
          ...(Number(status) === 422 ? ['`invalid_input`.'] : []),
          ...problems.map(({ code, description }) => `\`${code}\`: ${description}.`),
        ].join(' '),
      },
    ]),
  );
}
