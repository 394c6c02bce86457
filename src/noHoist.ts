/** Stands in for what copies properties of wrapped components, which only a part of the style library does that nothing here uses (`vite.config.ts`). */
export default <T>(component: T): T => component
