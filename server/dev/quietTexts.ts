/**
 * Keeps Vite from reloading the page when generated texts change during `npm run dev`: the restarted server
 * sends new texts to the open pages. No module imports them unchanged, so Vite would reload everything, with
 * whatever was typed.
 */
import type { Plugin } from 'vite'

const isText = (file: string): boolean => /\/schemas\/generated\/(messages|texts|screenTexts)\.\w+\.json$/.test(file)

export const quietTexts = (): Plugin => ({
  name: 'quiet-texts',
  apply: 'serve',
  hotUpdate: ({ file }) => (isText(file) ? [] : undefined),
})
