/** Lets the build leave out the parts of a library that nothing uses, where the library says nothing of its own about it. */
import type { Plugin } from 'vite'

/**
 * A component that is made by a call, or that is given a name for the developer's tools, looks to the build as if it did
 * something. Marks such calls as free of effects and takes the names away.
 *
 * @param modules Files of libraries whose components do nothing until they are drawn.
 */
export const unusedParts = (modules: RegExp): Plugin => ({
  name: 'dossier:unused-parts',
  apply: 'build',
  transform: {
    filter: { id: modules },
    handler: (code) => ({
      code: code
        .replace(/^\w+\.displayName = "\w*";$/gm, '')
        .replace(/^(var \w+ = )(?=React\d*\.(?:forwardRef|createContext|memo)\()/gm, '$1/* @__PURE__ */ '),
      map: null,
    }),
  },
})
