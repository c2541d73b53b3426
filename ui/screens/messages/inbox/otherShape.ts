/** Shape of the other side's mark, by whose inbox it is. */
export const otherShape = { person: 'organization', organization: 'person' } as const;
