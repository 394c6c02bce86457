/** Replaces MUI's ripple effect, which the theme switches off (`vite.config.ts`). */
export default () => null
