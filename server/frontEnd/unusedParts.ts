/** Lets the build drop unused parts of a library that does not declare itself free of side effects. */
import type { Plugin } from 'vite'

/** @param modules Library files whose components have no effect until rendered. */
export const unusedParts = (modules: RegExp): Plugin => ({
  name: 'dossier:unused-parts',
  apply: 'build',
  transform: {
    filter: { id: modules },
    handler: (code) => ({ code: droppable(code), map: null }),
  },
})

/**
 * To the build, a component made by a function call or given a display name seems to have side effects. This
 * marks such calls as pure and removes the names.
 */
export const droppable = (code: string): string =>
  code
    .replace(/^\w+\.displayName = "\w*";$/gm, '')
    .replace(/^(var \w+ = )(?=React\d*\.(?:forwardRef|createContext|memo)\()/gm, '$1/* @__PURE__ */ ')
