import { isNode, textOf, type Rule } from './nodes.ts';

/**
 * Thickest line in px that code may set itself. Borders, focus rings and their offsets don't grow with the reader's
 * text size, so they are not sizes of the theme.
 */
const lineMax = 6;

/** A length, whose number may be computed in a template: `${width}px`. */
const length = /(\d*\.?\d+|\})(rem|px)\b/g;

/** Whether a text contains a length that belongs in the theme. */
const hasLength = (text: string, isComputedAllowed: boolean) =>
  [...text.matchAll(length)].some(([, amount, unit]) => {
    if (amount === '}' && isComputedAllowed) return false;
    return unit === 'rem' || amount === '}' || Number(amount) > lineMax;
  });

const message = 'Take a size from ui/theme (CONTRIBUTING.md, Add a component).';

/**
 * Lengths outside the theme. Scripts may compute them from data, such as the widths of a table's columns; style sheets may
 * not.
 */
export const themeLengths: Rule = {
  create: ({ report, filename }) => {
    const isComputedAllowed = !filename.endsWith('.css.ts');
    return {
      Literal(node) {
        if (hasLength(textOf(node) ?? '', isComputedAllowed)) report({ node, message });
      },
      TemplateLiteral(node) {
        const parts = (node['quasis'] as unknown[]).map((part) =>
          isNode(part) ? (part['value'] as { raw: string }).raw : '',
        );
        if (hasLength(parts.join('${}'), isComputedAllowed)) report({ node, message });
      },
    };
  },
};
