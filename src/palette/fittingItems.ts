/** Items that match the typed text, by title or alternative name. */
import { fit, type Fit } from './fit.ts'
import type { Item } from './item.ts'

type Candidate = { item: Item; score: number; isSlip?: boolean }

/**
 * Best first, a title before an alternative name; equal scores keep their order. Typos are tolerated only if nothing
 * else matches.
 */
export function fitting(items: readonly Item[], typed: string, most: number): Item[] {
  if (typed === '') return items.slice(0, most)
  const found = items.flatMap((item) => candidate(item, typed) ?? [])
  const exact = found.filter(({ isSlip }) => !isSlip)
  return (exact.length > 0 ? exact : found)
    .sort((a, b) => b.score - a.score)
    .slice(0, most)
    .map(({ item }) => item)
}

function candidate(item: Item, typed: string): Candidate | undefined {
  const byTitle = fit(item.title, typed)
  if (byTitle && !byTitle.isSlip) return { item, score: byTitle.score }
  const [best] = (item.names ?? []).flatMap((name) => byName(name, typed)).sort((a, b) => b.score - a.score)
  if (byTitle && (!best || best.isSlip)) return { item, score: byTitle.score, isSlip: true }
  // Shows the matched alternative name.
  return best && { item: { ...item, detail: best.name }, score: best.score - belowTitle, isSlip: best.isSlip }
}

/** Smaller than the difference between any two kinds of match. */
const belowTitle = 0.25

/** No abbreviations: with so many names they would match almost anything. */
function byName(name: string, typed: string): (Fit & { name: string })[] {
  const found = fit(name, typed)
  const isWord = found && (found.isSlip || found.score >= 2 * typed.trim().split(/\s+/).length)
  return isWord ? [{ ...found, name }] : []
}
