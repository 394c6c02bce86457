/** Pages of a starter link to those that came along: what named one of the product's is left out, or is its words. */
import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

/** @param folder The starter, complete. @returns Text by path, of its pages. */
export function livingLinks(folder: string): Record<string, string> {
  return Object.fromEntries(
    globSync('{README,docs/**/*}.md', { cwd: folder }).map((page) => {
      const isDead = (target: string) => !existsSync(join(folder, dirname(page), target))
      const text = readFileSync(join(folder, page), 'utf8')
        .replace(/ \(\[[^\]]+\]\((?!\w+:)([^)#\s]+)[^)]*\)\)/g, (all, target: string) => (isDead(target) ? '' : all))
        .replace(/\[([^\]]+)\]\((?!\w+:)([^)#\s]+)[^)]*\)/g, (all, words: string, target: string) =>
          isDead(target) ? words : all,
        )
      return [page, text]
    }),
  )
}
