/**
 * Replaces hoist-non-react-statics, used only by a part of the style library that this app does not use
 * (`vite.config.ts`).
 */
export default <T>(component: T): T => component
