import type { Meta, StoryObj } from '@storybook/react-vite';
import { crisisHelp, type Crisis } from '@vetsync/machines/system/model';
import { CrisisHelp } from '@vetsync/ui/screens/system/crisis/CrisisHelp';
import { expect, fn, userEvent } from 'storybook/test';

const meta = {
  title: 'Screens/system/CrisisHelp',
  component: CrisisHelp,
  args: { finding: crisisHelp({ level: 'explicit', kind: 'suicide' }), onDismiss: fn() },
} satisfies Meta<typeof CrisisHelp>;
export default meta;
type Story = StoryObj<typeof meta>;

const call = 'tel:988';
const text = 'sms:838255';
const chat = 'https://www.veteranscrisisline.net/get-help-now/chat/';
const tty = 'tel:711';
const ambulance = 'tel:911';
const shelter = 'tel:+18774243838';

/** The card of a finding: its title, what it says, and where its links lead, in order. */
const card = (
  level: Crisis['level'],
  kind: Crisis['kind'],
  said: readonly string[],
  hrefs: readonly string[],
): Story => ({
  args: { finding: crisisHelp({ level, kind }) },
  play: async ({ canvas }) => {
    const shown = await canvas.findByRole(level === 'indirect' ? 'status' : 'alert');
    for (const each of said) await expect(shown).toHaveTextContent(each);
    const links = canvas.getAllByRole('link');
    await expect(links.map((link) => link.getAttribute('href'))).toEqual(hrefs);
  },
});

/** Somebody says that they want to die. The card stays until they put it away. */
export const Suicide: Story = {
  args: { finding: crisisHelp({ level: 'explicit', kind: 'suicide' }) },
  play: async ({ args, canvas, step }) => {
    const alert = await canvas.findByRole('alert');
    await expect(alert).toHaveTextContent('You matter. Please talk to a person now.');
    await step('Screen readers hear the number first', async () => {
      await expect(alert.textContent?.startsWith('Call 988, then press 1')).toBe(true);
    });
    const links = canvas.getAllByRole('link');
    await expect(links.map((link) => link.getAttribute('href'))).toEqual([call, text, chat, tty, ambulance]);
    for (const link of links) await expect(link.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
    await userEvent.click(canvas.getByRole('button', { name: 'Close' }));
    await expect(args.onDismiss).toHaveBeenCalled();
  },
};
export const Overdose = card(
  'explicit',
  'overdose',
  ['Call 911 now.', 'Say what you took and when'],
  [ambulance, call],
);
export const Medical = card('explicit', 'medical', ['Call 911 now.', 'Do not drive yourself'], [ambulance]);
export const Violence = card(
  'explicit',
  'violence',
  ['Before anyone gets hurt, talk to a person.', 'leave any weapon behind'],
  [ambulance, call, text, chat],
);
export const Abuse = card(
  'explicit',
  'abuse',
  ['You deserve to be safe.', 'If someone checks this phone'],
  [ambulance, call, text, chat],
);

/** Nobody has said that they want to die. The card asks, and takes nothing over. */
export const Signs = card(
  'indirect',
  'suicide',
  ['It sounds like you are carrying a lot.', 'Are you thinking about suicide?'],
  [call, text, chat],
);
export const SignsOfAbuse = card(
  'indirect',
  'abuse',
  ['You deserve to be safe.'],
  [ambulance, call, text, chat],
);
export const Assault = card(
  'indirect',
  'assault',
  ['What happened wasn’t your fault.', 'No report and no proof is needed.'],
  [call, text, chat, ambulance],
);
export const NoPlaceToSleep = card(
  'indirect',
  'homeless',
  ['There is help finding a place to stay.', 'Call 877-424-3838'],
  [shelter, call],
);

/** Somebody is worried about another person. */
export const AboutSomebody = card(
  'aboutOther',
  'suicide',
  ['You can help them get through this.', 'Ask them plainly if they are thinking about suicide.'],
  [call, text, chat, ambulance],
);
export const TheirOverdose = card(
  'aboutOther',
  'overdose',
  ['Call 911 now.', 'Stay with them.'],
  [ambulance, call],
);
export const TheirEmergency = card(
  'aboutOther',
  'medical',
  ['Call 911 now.', 'do what the dispatcher tells you'],
  [ambulance],
);
export const TheirViolence = card(
  'aboutOther',
  'violence',
  ['If someone could get hurt, call 911.', 'Get to a safe place first.'],
  [ambulance, call],
);
export const TheirAbuse = card(
  'aboutOther',
  'abuse',
  ['They deserve to be safe.', 'ask what would help'],
  [ambulance, call],
);
export const TheirAssault = card(
  'aboutOther',
  'assault',
  ['What happened wasn’t their fault.', 'let them decide'],
  [call, text, chat, ambulance],
);
export const TheyHaveNoPlaceToSleep = card(
  'aboutOther',
  'homeless',
  ['There is help finding a place to stay.'],
  [shelter, call],
);

/** What recognizes a crisis could not be loaded: nobody knows, so the line is there. */
export const Unchecked: Story = {
  args: { finding: 'unchecked' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Veterans Crisis Line' })).toBeVisible();
    const links = canvas.getAllByRole('link');
    await expect(links.map((link) => link.getAttribute('href'))).toEqual([call, text, chat]);
  },
};

export const OnAPhone: Story = { ...Suicide, globals: { viewport: { value: 'phone' } } };
export const SignsOnAPhone: Story = { ...Signs, globals: { viewport: { value: 'phone' } } };
export const InSpanish: Story = {
  ...card(
    'explicit',
    'suicide',
    ['Usted importa. Por favor, hable con una persona ahora.', 'Para la línea general en español, oprima 2'],
    [call, text, chat, tty, ambulance],
  ),
  globals: { language: 'es-US' },
};
export const SignsInSpanish: Story = {
  ...card('indirect', 'suicide', ['¿Está pensando en el suicidio?'], [call, text, chat]),
  globals: { language: 'es-US', viewport: { value: 'phone' } },
};
export const AboutSomebodyInSpanish: Story = {
  ...card('aboutOther', 'overdose', ['Llame al 911 ahora.', 'Quédese a su lado.'], [ambulance, call]),
  globals: { language: 'es-US' },
};
export const Dark: Story = { ...Suicide, globals: { theme: 'dark' } };
