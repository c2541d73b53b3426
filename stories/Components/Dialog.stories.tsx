import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '@vetsync/ui/components/Button';
import { ConfirmDialog } from '@vetsync/ui/components/ConfirmDialog';
import { Dialog, DialogFooter, dialogWidths } from '@vetsync/ui/components/Dialog';
import { Form } from '@vetsync/ui/components/Form';
import { Select } from '@vetsync/ui/components/Select';
import { Text } from '@vetsync/ui/components/Text';
import { TextArea } from '@vetsync/ui/components/TextArea';
import { TextField } from '@vetsync/ui/components/TextField';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';

const meta = {
  title: 'Components/Dialog',
  component: Dialog,
  subcomponents: { DialogFooter },
  args: {
    title: 'Get early access',
    description: 'We write to you when the platform opens.',
    onClose: fn(),
  },
  argTypes: { width: { control: 'inline-radio', options: dialogWidths }, footer: { control: false } },
  // Each story in its own iframe, because an open dialog would cover the documentation.
  parameters: { docs: { story: { inline: false, height: '640px' } } },
} satisfies Meta<typeof Dialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Standard: Story = {
  args: {
    width: 'narrow',
    children: <Text>Your place in line is kept.</Text>,
    footer: <Button variant="primary">Keep my place</Button>,
  },
  play: async ({ args }) => {
    const dialog = await screen.findByRole('dialog', { name: 'Get early access' });
    await expect(dialog).toHaveAccessibleDescription('We write to you when the platform opens.');
    await waitFor(() => expect(dialog).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Close' }));
    await userEvent.click(dialog.parentElement?.parentElement as HTMLElement);
    await expect(args.onClose).toHaveBeenCalledTimes(3);
    await expect(dialog).toBeInTheDocument();
  },
};

/** A dialog that gives way to another one: what opened the first is where one goes on. */
export const OneAfterAnother: Story = {
  render: function OneAfterAnotherStory() {
    const [open, setOpen] = useState<'help' | 'crisis' | null>(null);
    return (
      <>
        <Button onPress={() => setOpen('help')}>Help</Button>
        {open === 'help' && (
          <Dialog
            key="help"
            title="Help"
            onClose={() => setOpen(null)}
            footer={<Button onPress={() => setOpen('crisis')}>Crisis line</Button>}
          />
        )}
        {open === 'crisis' && <Dialog key="crisis" title="Crisis line" onClose={() => setOpen(null)} />}
      </>
    );
  },
  play: async ({ canvas }) => {
    const help = canvas.getByRole('button', { name: 'Help' });
    help.focus();
    await userEvent.keyboard('{Enter}');
    (await screen.findByRole('button', { name: 'Crisis line' })).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(async () =>
      expect(await screen.findByRole('dialog', { name: 'Crisis line' })).toHaveFocus(),
    );
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(help).toHaveFocus());
  },
};

export const Busy: Story = {
  args: { isBusy: true, footer: <Button isPending>Sending…</Button> },
  play: async ({ args }) => {
    const dialog = await screen.findByRole('dialog');
    await userEvent.keyboard('{Escape}');
    await expect(within(dialog).getByRole('button', { name: 'Close' })).toBeDisabled();
    await userEvent.click(dialog.parentElement?.parentElement as HTMLElement);
    await expect(args.onClose).not.toHaveBeenCalled();
  },
};

export const WithoutClose: Story = {
  args: { onClose: undefined },
  play: async () => {
    const dialog = await screen.findByRole('dialog');
    await userEvent.keyboard('{Escape}');
    await userEvent.click(dialog.parentElement?.parentElement as HTMLElement);
    await expect(dialog).toBeInTheDocument();
    await expect(screen.queryByRole('button', { name: 'Close' })).not.toBeInTheDocument();
  },
};

export const FocusReturns: Story = {
  render: function Opened(args) {
    const [isOpen, setOpen] = useState(false);
    return (
      <>
        <Button onPress={() => setOpen(true)}>Join</Button>
        <Button>Beside</Button>
        <Dialog {...args} isOpen={isOpen} onClose={() => setOpen(false)}>
          <TextField label="Name" value="" onChange={() => {}} />
        </Dialog>
      </>
    );
  },
  play: async ({ canvas, step }) => {
    const opener = canvas.getByRole('button', { name: 'Join' });
    opener.focus();
    await userEvent.keyboard('{Enter}');
    const dialog = await screen.findByRole('dialog');
    await step('Focus stays inside', async () => {
      await waitFor(() => expect(dialog).toHaveFocus());
      await userEvent.tab();
      await expect(screen.getByRole('button', { name: 'Close' })).toHaveFocus();
      await userEvent.tab();
      await expect(screen.getByLabelText('Name')).toHaveFocus();
      await userEvent.tab();
      await expect(screen.getByRole('button', { name: 'Close' })).toHaveFocus();
      await expect(canvas.getByText('Beside').closest('[inert]')).toBeInTheDocument();
    });
    await step('Focus returns to the trigger', async () => {
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(dialog).not.toBeInTheDocument());
      await waitFor(() => expect(opener).toHaveFocus());
    });
  },
};

function LongForm({ onSubmit }: { onSubmit: () => void }) {
  const [values, setValues] = useState<Record<string, string>>({});
  const props = (name: string) => ({
    name,
    value: values[name] ?? '',
    onChange: (value: string) => setValues({ ...values, [name]: value }),
  });
  return (
    <Form onSubmit={onSubmit}>
      <TextField label="Name" isRequired {...props('name')} />
      <TextField label="Email" isRequired type="email" {...props('email')} />
      <Select
        label="You are"
        isRequired={false}
        options={[
          { value: 'veteran', label: 'A veteran' },
          { value: 'family', label: 'Family of one' },
        ]}
        {...props('status')}
      />
      <TextField label="Organization" isRequired={false} {...props('organization')} />
      <TextArea label="What would help you most?" isRequired={false} {...props('interest')} />
      <TextArea label="Anything else?" isRequired={false} {...props('more')} />
      <DialogFooter>
        <Button type="submit" variant="primary">
          Send
        </Button>
        <Button>Cancel</Button>
      </DialogFooter>
    </Form>
  );
}

const submit = fn();

export const WithForm: Story = {
  args: { children: <LongForm onSubmit={submit} /> },
  play: async () => {
    submit.mockClear();
    const dialog = await screen.findByRole('dialog');
    await userEvent.type(screen.getByLabelText('Name'), 'Ada{Enter}');
    await expect(submit).toHaveBeenCalledTimes(1);
    await userEvent.click(screen.getByRole('button', { name: /You are/ }));
    await userEvent.click(await screen.findByRole('option', { name: 'A veteran' }));
    // The list hides what is behind it until it has closed.
    const chosen = await screen.findByRole('button', { name: 'A veteran You are (optional)' });
    await waitFor(() => expect(chosen).toHaveFocus());
    dialog.scrollTo(0, dialog.scrollHeight);
    await waitFor(() => expect(screen.getByRole('button', { name: 'Close' })).toBeVisible());
  },
};

export const OnAPhone: Story = {
  args: WithForm.args,
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    const dialog = await screen.findByRole('dialog');
    await expect(dialog.clientHeight).toBeGreaterThan(0.95 * window.innerHeight);
    await expect(dialog.clientWidth).toBeGreaterThan(0.95 * window.innerWidth);
    const send = screen.getByRole('button', { name: 'Send' });
    await expect(send.getBoundingClientRect().bottom).toBeLessThan(window.innerHeight);
  },
};

/** Only one dialog can be open at a time, so this story replaces the grid. */
export const LongContent: Story = {
  tags: ['grid'],
  args: {
    title: 'What the Common Application Portal sends to each of the universities you choose',
    children: <Text>{'Every statement is sent as you wrote it, with your service record. '.repeat(60)}</Text>,
    footer: <Button variant="primary">I understand</Button>,
  },
};

function Question(answers: { onConfirm: () => void; onCancel: () => void }) {
  return (
    <ConfirmDialog
      {...answers}
      title="Discard what you wrote?"
      confirmLabel="Discard"
      cancelLabel="Keep writing"
      tone="critical"
    >
      Your name and your words will be gone.
    </ConfirmDialog>
  );
}

export const AsksBeforeClosing: Story = {
  render: function Asking({ onClose = () => {}, ...args }) {
    const [isAsking, setAsking] = useState(false);
    return (
      <Dialog {...args} onClose={() => setAsking(true)}>
        <TextField label="Name" value="Ada" onChange={() => {}} />
        {isAsking && <Question onConfirm={onClose} onCancel={() => setAsking(false)} />}
      </Dialog>
    );
  },
  play: async ({ args }) => {
    await screen.findByRole('dialog');
    const name = screen.getByLabelText('Name');
    await userEvent.click(name);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.getByRole('button', { name: 'Keep writing' })).toHaveFocus());
    await expect(name.closest('[inert]')).toBeInTheDocument();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(name).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await userEvent.click(await screen.findByRole('button', { name: 'Discard' }));
    await expect(args.onClose).toHaveBeenCalledTimes(1);
  },
};

/**
 * Slows down closing transitions and records every text that a closing dialog shows, until the returned function is
 * called.
 */
function watchFading() {
  const slow = document.createElement('style');
  slow.textContent = '[data-exiting] { transition: opacity 300ms !important; }';
  document.head.append(slow);
  const seen = new Set<string>();
  const look = () =>
    document
      .querySelectorAll('[data-exiting] [role$="dialog"]')
      .forEach((item) => seen.add(item.textContent));
  const watch = new MutationObserver(look);
  watch.observe(document.body, { subtree: true, childList: true, characterData: true, attributes: true });
  return () => {
    watch.disconnect();
    slow.remove();
    return [...seen];
  };
}

/** Waits until a dialog has faded in. One that is still invisible closes without fading out. */
const fadedIn = (dialog: HTMLElement) =>
  waitFor(() => {
    for (let one: Element | null = dialog; one; one = one.parentElement)
      expect(getComputedStyle(one).opacity).toBe('1');
  });

/** The dialog's content is cleared when it closes, as when a machine moves on. It keeps showing the old content. */
export const KeepsContentWhileClosing: Story = {
  render: function Opened(args) {
    const [name, setName] = useState('');
    return (
      <>
        <Button onPress={() => setName('Ada Whitlock')}>Review</Button>
        <Dialog {...args} title={`Review of ${name}`} description={name} isOpen={name !== ''}>
          <Text>Decision recorded for {name}</Text>
          <Button onPress={() => setName('')}>Done</Button>
        </Dialog>
      </>
    );
  },
  play: async ({ canvas }) => {
    const opener = canvas.getByRole('button', { name: 'Review' });
    opener.focus();
    await userEvent.keyboard('{Enter}');
    const dialog = await screen.findByRole('dialog', { name: 'Review of Ada Whitlock' });
    await fadedIn(dialog);
    const shown = dialog.textContent;
    const fading = watchFading();
    await userEvent.click(screen.getByRole('button', { name: 'Done' }));
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
    await expect(fading()).toEqual([shown]);
    await waitFor(() => expect(opener).toHaveFocus());
  },
};

/** The confirmation closes together with the dialog it belongs to. */
export const ClosesWithConfirmation: Story = {
  render: function Opened(args) {
    const [state, setState] = useState('closed');
    return (
      <>
        <Button onPress={() => setState('open')}>Join</Button>
        <Dialog {...args} isOpen={state !== 'closed'} onClose={() => setState('asking')}>
          <TextField label="Name" value={state === 'closed' ? '' : 'Ada'} onChange={() => {}} />
          {state === 'asking' && (
            <Question onConfirm={() => setState('closed')} onCancel={() => setState('open')} />
          )}
        </Dialog>
      </>
    );
  },
  play: async ({ canvas }) => {
    const opener = canvas.getByRole('button', { name: 'Join' });
    opener.focus();
    await userEvent.keyboard('{Enter}');
    const dialog = await screen.findByRole('dialog');
    await userEvent.keyboard('{Escape}');
    const question = await screen.findByRole('alertdialog');
    await fadedIn(question);
    const fading = watchFading();
    await userEvent.click(screen.getByRole('button', { name: 'Discard' }));
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
    await waitFor(() => expect(question).not.toBeInTheDocument());
    await expect(fading().some((text) => text.includes('Discard what you wrote?'))).toBe(true);
    await waitFor(() => expect(opener).toHaveFocus());
    await expect(canvas.getByRole('button', { name: 'Join' }).closest('[inert]')).toBeNull();
  },
};

/** Both open at once, as when a screen starts in the confirming state. */
export const WithConfirmation: Story = {
  render: ({ onClose = () => {}, ...args }) => (
    <Dialog {...args} onClose={onClose}>
      <TextField label="Name" value="Ada" onChange={() => {}} />
      <Question onConfirm={onClose} onCancel={onClose} />
    </Dialog>
  ),
  play: async ({ args }) => {
    const keep = await screen.findByRole('button', { name: 'Keep writing' });
    await waitFor(() => expect(keep).toHaveFocus());
    await expect(keep.closest('[inert]')).not.toBeInTheDocument();
    await expect(screen.getByLabelText('Name').closest('[inert]')).toBeInTheDocument();
    await userEvent.click(keep);
    await expect(args.onClose).toHaveBeenCalledTimes(1);
  },
};
