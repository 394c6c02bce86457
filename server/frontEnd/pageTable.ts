/** Shortens the table of pages in the build: what no browser reads of it would weigh on the first page. */
import type { Plugin } from 'vite'

export const pageTable = (): Plugin => ({
  name: 'dossier:page-table',
  apply: 'build',
  enforce: 'pre',
  transform: {
    filter: { id: /\/schemas\/pages\.json$/ },
    handler: (code) => ({ code: shortTable(code), map: null }),
  },
})

/** @param json Pages, as `schemas/pages.json` has them. @returns The same without where they come from. */
export const shortTable = (json: string): string =>
  JSON.stringify(
    (JSON.parse(json) as Record<string, unknown>[]).map(({ area: _area, chosen: _chosen, ...page }) => page),
  )
