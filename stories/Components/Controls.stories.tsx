import type { Meta, StoryObj } from '@storybook/react-vite';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { expect, waitFor } from 'storybook/test';
import { chosen } from './controls/chosen.tsx';
import type { ControlRow } from './controls/controlRow.ts';
import { typed } from './controls/typed.tsx';

/* Tests what all controls have in common in a form. It has nothing to show in the sidebar. */
const meta = {
  title: 'Components/Controls',
  tags: ['!dev', '!autodocs'],
  render: () => <></>,
  parameters: { a11y: { test: 'off' } },
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

type Given = { form?: 'other'; isDisabled?: boolean; isRequired?: boolean };
type Rendered = { root: HTMLElement; own: HTMLFormElement; other: HTMLFormElement };

/** What a form submits under the controls' name. An empty file counts as nothing. */
const submittedBy = (form: HTMLFormElement) =>
  new FormData(form)
    .getAll('passed-name')
    .map((value) => (typeof value === 'string' ? value : value.name))
    .filter((value) => value !== '');

/** Renders the control alone in a form, beside another form. */
async function rendered(
  { render }: ControlRow,
  canvas: HTMLElement,
  { form, isDisabled = false, isRequired = false }: Given,
  check: (rendered: Rendered) => Promise<void>,
) {
  const container = canvas.appendChild(document.createElement('div'));
  const react = createRoot(container);
  const props = { name: 'passed-name', form, isDisabled, isRequired, 'data-testid': 'passed' };
  react.render(
    <>
      <form id="own" noValidate>
        {render({ ...props, 'aria-labelledby': 'passed-label' })}
      </form>
      <form id="other" />
      <span id="passed-label">of today</span>
    </>,
  );
  const find = <Found extends HTMLElement>(selector: string) => {
    const found = container.querySelector<Found>(selector);
    if (!found) throw new Error(`${selector} is missing`);
    return found;
  };
  try {
    const root = await waitFor(() => find('[data-testid="passed"]'));
    await check({ root, own: find<HTMLFormElement>('#own'), other: find<HTMLFormElement>('#other') });
  } finally {
    react.unmount();
    container.remove();
  }
}

/** A story that checks each control, and lists all that fail. */
const each = (check: (row: ControlRow, canvas: HTMLElement) => Promise<void>): Story => ({
  play: async ({ canvasElement }) => {
    const failures: string[] = [];
    for (const row of [...typed, ...chosen]) {
      try {
        // One after another, so that each is alone on the page.
        await check(row, canvasElement);
      } catch (error) {
        // testing-library adds the whole page.
        failures.push(`${row.name}: ${String(error).split('\n', 1)[0]}`);
      }
    }
    await expect(failures).toEqual([]);
  },
});

/** As a press of the reset button does: there React renders before the browser resets the elements. */
function pressReset(form: HTMLFormElement) {
  form.addEventListener('reset', () => flushSync(() => {}), { once: true });
  form.reset();
}

/** Changes the value, resets the form twice, and reads what it submits each time. */
const expectPart = async (
  { initial, change, changed }: ControlRow,
  root: HTMLElement,
  form: HTMLFormElement,
  reset = (resetForm: HTMLFormElement) => resetForm.reset(),
) => {
  const expectSubmitted = (values: readonly string[]) =>
    waitFor(() => expect(submittedBy(form)).toEqual(values));
  await expectSubmitted(initial);
  await change(root);
  await expectSubmitted(changed);
  // What resets it has the focus.
  document.querySelector<HTMLElement>(':focus')?.blur();
  reset(form);
  await expectSubmitted(initial);
  reset(form);
  await expect(submittedBy(form)).toEqual(initial);
};

export const EachIsSubmittedAndReset = each((row, canvas) =>
  rendered(row, canvas, {}, ({ root, own }) => expectPart(row, root, own)),
);

export const EachIsResetByAButton = each((row, canvas) =>
  rendered(row, canvas, {}, ({ root, own }) => expectPart(row, root, own, pressReset)),
);

export const EachBelongsToAnotherForm = each((row, canvas) =>
  rendered(row, canvas, { form: 'other' }, async ({ root, own, other }) => {
    await expectPart(row, root, other);
    await expect(submittedBy(own)).toEqual([]);
  }),
);

export const NoneIsSubmittedWhileDisabled = each((row, canvas) =>
  rendered(row, canvas, { isDisabled: true }, async ({ own }) => {
    await expect(submittedBy(own)).toEqual([]);
  }),
);

export const EachIsRequired = each((row, canvas) =>
  rendered(row, canvas, { isRequired: true }, async ({ root }) => {
    const required =
      root.querySelector('[required], [aria-required="true"]') ?? root.closest('[aria-required]');
    await expect(required === null).toBe(row.neverRequired !== undefined);
  }),
);

export const EachTakesMoreOfItsName = each((row, canvas) =>
  rendered(row, canvas, {}, async ({ root }) => {
    const labels = (row.named ? root.querySelector(row.named) : root)?.getAttribute('aria-labelledby');
    await expect(labels?.split(' ')).toContain('passed-label');
  }),
);
