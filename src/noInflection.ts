/**
 * Stands in for the library with which react-admin guesses labels from names, in English (`vite.config.ts`). Every label
 * here comes from a schema or a text; what has none shows as it is called.
 */
const same = (word: string): string => word

export {
  same as camelize,
  same as capitalize,
  same as humanize,
  same as inflect,
  same as pluralize,
  same as singularize,
  same as transform,
  same as underscore,
}
