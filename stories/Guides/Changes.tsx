import { Markdown } from '@storybook/addon-docs/blocks';

const texts = import.meta.glob<string>(['../../.changeset/*.md', '!../../.changeset/README.md'], {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** The text of a note below its header, which names the packages. */
const textOf = (note: string) => note.replace(/^---[^]*?---\s*/, '').trim();

/** Every note about a change that the next release will have. */
export const Changes = () => <Markdown>{Object.values(texts).map(textOf).join('\n\n---\n\n')}</Markdown>;
