/** Stands in for the waves on a pressed button, which the theme switches off for all of them (`vite.config.ts`). */
export default () => null
