import type { Preview } from '@storybook/react-vite';
import { configure } from 'storybook/test';
import '@vetsync/ui/theme';
import 'virtual:brands.css';
import { expectAccessible } from './accessible.ts';
import { DocsContainer } from './DocsContainer.tsx';
import { DocsPage } from './DocsPage.tsx';
import { conditionTypes, initialConditions, setConditions } from './conditions.ts';
import { beginPlay, endPlay, InLanguage, languageNow, loadLanguage, type Language } from './language.tsx';
import { onceDrawn } from './onceDrawn.ts';
import { expectOnePrimary } from './onePrimary.ts';
import { expectQuiet, listenForErrors } from './quiet.ts';
import { readableArgTypes } from './readable.ts';
import { countIfTested, isRunFromCommandLine } from './tested.ts';

// A busy machine may need more than the usual second until `waitFor` and `findBy` see what they wait for.
configure({ asyncUtilTimeout: 30_000 });

/** The same modes as `npm run test:visual`, for Chromatic (.github/workflows/chromatic.yml). */
const modes = Object.fromEntries(
  ['light', 'dark'].flatMap((theme) =>
    [360, 1280].map((width) => [`${theme} ${width}`, { theme, viewport: { width } }]),
  ),
);

const preview: Preview = {
  tags: ['autodocs'],
  parameters: {
    layout: 'padded',
    // Violations fail the test instead of being listed. react-aria's live announcer stays for seven seconds and
    // refers to elements that may be gone. An iframe is a story of its own or an email: axe would wait for it in
    // vain, half a second each time. Where nothing is wrong, one element per rule is enough.
    a11y: {
      // Under test, `afterEach` checks more than the addon, without writing a report of 50 kB for each story.
      disable: isRunFromCommandLine,
      test: 'error',
      context: { exclude: ['[data-live-announcer]'] },
      options: { iframes: false, resultTypes: ['violations', 'incomplete'] },
    },
    controls: { matchers: { date: /At$/ } },
    chromatic: { modes },
    docs: { page: DocsPage, container: DocsContainer },
    options: {
      storySort: {
        order: [
          'Guides',
          [
            'Start',
            'Layouts',
            'Forms',
            'Hooks',
            'Links and routers',
            'Styles of your own',
            'Machines',
            'Languages',
            'Accessibility',
            'Testing',
            'Migration',
            'Changelog',
            'Versions and roadmap',
            'Examples',
          ],
          'Foundations',
          'Components',
          'Screens',
          'Mail',
          'Machines',
          'Flows',
        ],
      },
    },
    viewport: {
      options: {
        phone: { name: 'Phone, 360', styles: { width: '360px', height: '740px' } },
        tablet: { name: 'Tablet, 768', styles: { width: '768px', height: '1024px' } },
        desktop: { name: 'Desktop, 1280', styles: { width: '1280px', height: '800px' } },
      },
    },
  },
  initialGlobals: initialConditions,
  globalTypes: conditionTypes,
  argTypesEnhancers: [readableArgTypes],
  loaders: [({ globals }) => loadLanguage(globals.language as Language)],
  decorators: [
    (Story, { globals, viewMode }) => {
      // Stories on one documentation page share the toolbar's conditions, whatever a single story requests.
      if (viewMode !== 'docs') setConditions({ ...globals, language: languageNow(globals.language) });
      return (
        <InLanguage language={globals.language as Language}>
          <Story />
        </InLanguage>
      );
    },
  ],
  mount: (context) => async (content) => {
    if (content !== undefined) context.originalStoryFn = () => content;
    await context.renderToCanvas();
    await onceDrawn();
    return context.canvas;
  },
  beforeEach: (context) => {
    beginPlay(context);
    // A story is a page that someone came to, whose heading gets the focus (`useFocusOnMount`).
    dispatchEvent(new Event('submit'));
    const { tags, parameters, name } = context;
    const claimed = tags.filter((tag) => tag.includes(':'));
    for (const tag of claimed) {
      const [machine, state] = tag.split(':');
      const shown = parameters.machineState;
      if (shown?.machine !== machine || !shown.matches(state))
        throw new Error(`The story "${name}" is tagged ${tag} but shows another state`);
    }
    return globalThis.vetsyncTested ? listenForErrors() : undefined;
  },
  afterEach: async ({ globals, parameters, canvasElement, title, viewMode }) => {
    endPlay();
    if (viewMode !== 'docs') setConditions(globals);
    if (!countIfTested()) return;
    expectQuiet(parameters);
    expectOnePrimary(canvasElement.ownerDocument, title);
    if (parameters.a11y?.test === 'off') return;
    const page = canvasElement.ownerDocument;
    const { dataset } = page.documentElement;
    const theme = String(globals.theme);
    const other = theme === 'dark' ? 'light' : 'dark';
    await expectAccessible(page, theme, parameters.a11y);
    dataset.theme = other;
    // The next story sets its own theme, so there is no need to restore this one.
    await expectAccessible(page, other, parameters.a11y, 'ofColor');
  },
};
export default preview;
