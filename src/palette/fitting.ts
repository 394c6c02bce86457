/** The choices that what one types fits, by their title or by another of their names. */
import { fit, type Fit } from './fit.ts'
import type { Item } from './item.ts'

type Candidate = { item: Item; score: number; isSlip?: boolean }

/** The best first, a title before another name; equals stay in their order. Slips of the hand are seen where nothing else fits. */
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
  // With the name by which it was found, so that one sees why it is there.
  return best && { item: { ...item, detail: best.name }, score: best.score - belowTitle, isSlip: best.isSlip }
}

/** Less than lies between any two ways to fit. */
const belowTitle = 0.25

/** Abbreviations of so many names would be anything: words of it, or parts of them. */
function byName(name: string, typed: string): (Fit & { name: string })[] {
  const found = fit(name, typed)
  const isWord = found && (found.isSlip || found.score >= 2 * typed.trim().split(/\s+/).length)
  return isWord ? [{ ...found, name }] : []
}
