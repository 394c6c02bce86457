/**
 * Replaces the inflection library, with which react-admin derives English labels from names (`vite.config.ts`). Labels
 * come from schemas and texts; without one, the name shows.
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
