/**
 * Texts that change while `npm run dev` runs: the server that starts anew gives them to the open pages. Vite knows no
 * module that takes them as they are, and would load the whole page again, with all that was typed into it.
 */
import type { Plugin } from 'vite'

const isText = (file: string): boolean =>
  /\/schemas\/(generated\/messages\.\w+|texts\/(screens\/)?\w+)\.json$/.test(file)

export const quietTexts = (): Plugin => ({
  name: 'quiet-texts',
  apply: 'serve',
  hotUpdate: ({ file }) => (isText(file) ? [] : undefined),
})
