import { entriesOf, type Entry } from './built.ts';
import { themes, type Theme, type Variant, type Width } from './modes.ts';

/** A picture to take, in each of its themes. */
export interface Wanted {
  /** Its name in the sheet: the story's id, and the variant after a `#`. */
  name: string;
  storyId: string;
  variant: Variant | null;
  themes: readonly Theme[];
  /** The story shows nothing (tag `blank`). A picture of any other story with nothing on it fails. */
  isBlank: boolean;
}

interface VariantRule {
  width: Width;
  themes: readonly Theme[];
  isFor: (story: Entry) => boolean;
}

const interaction: VariantRule = {
  width: 1280,
  themes,
  isFor: ({ id, tags }) =>
    id.startsWith('components-') && (id.endsWith('--standard') || tags.includes('standard')),
};
const rules: Readonly<Record<Variant, VariantRule>> = {
  hover: interaction,
  focus: interaction,
  open: interaction,
  pseudo: { width: 360, themes: ['light'], isFor: ({ title }) => title.startsWith('Screens/') },
};

/** Whether a picture is taken of the whole story, besides its variants. */
export const isPlain = ({ title, tags }: Entry) => title.startsWith('Screens/') || tags.includes('grid');

/** Whether any picture is taken of a story. */
export const isPictured = (story: Entry): boolean =>
  story.type === 'story' && (isPlain(story) || Object.values(rules).some(({ isFor }) => isFor(story)));

/** Stories of which pictures are taken by file, in the sidebar's order. */
export function picturedStories(folder: string): Map<string, Entry[]> {
  return Map.groupBy(entriesOf(folder).filter(isPictured), ({ id }) => id.split('--')[0] ?? id);
}

/** The pictures of one file's stories at one width. */
export const wantedOf = (stories: readonly Entry[], width: Width): Wanted[] =>
  stories.flatMap((story) => {
    const isBlank = story.tags.includes('blank');
    const plain: Wanted = { name: story.id, storyId: story.id, variant: null, themes, isBlank };
    if (isBlank) return [plain];
    const varied = (Object.entries(rules) as [Variant, VariantRule][])
      .filter(([, rule]) => rule.width === width && rule.isFor(story))
      .map(([variant, rule]) => ({ ...plain, name: `${story.id}#${variant}`, variant, themes: rule.themes }));
    return isPlain(story) ? [plain, ...varied] : varied;
  });
