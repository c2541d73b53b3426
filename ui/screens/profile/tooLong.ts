/** What is said of texts that are too long, by the keys of their phrases: `bioTooLong` of `bio`. */
export const tooLongOf = <Names extends Readonly<Record<string, string>>>(
  names: Names,
  say: (name: string, max: number) => string,
) =>
  Object.fromEntries(
    Object.entries(names).map(([field, name]) => [`${field}TooLong`, (max: number) => say(name, max)]),
  ) as { readonly [Field in keyof Names & string as `${Field}TooLong`]: (max: number) => string };
