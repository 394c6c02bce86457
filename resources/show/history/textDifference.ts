/** Difference of two texts by word, with long equal stretches left out. */
import { diffArrays, diffWordsWithSpace } from 'diff'

export type Piece = { kind: 'same' | 'gone' | 'new'; text: string }

/** Milliseconds after which the texts count as entirely different. */
const patience = 300
/** Characters of context around a change. */
const around = 60

/** @param isWhole Keeps all equal parts. */
export function textDifference(from: string, to: string, isWhole = false): Piece[] {
  const parts = diffWordsWithSpace(from, to, { timeout: patience }) ?? []
  if (parts.length === 0) return from === to ? [] : onlyBoth(from, to)
  const pieces = parts.map(({ added, removed, value }): Piece => ({
    kind: added ? 'new' : removed ? 'gone' : 'same',
    text: value,
  }))
  return isWhole ? pieces : pieces.map((piece, index) => shortened(piece, index === 0, index === pieces.length - 1))
}

/** The same for rows, each as one text. */
export const rowDifference = (from: readonly string[], to: readonly string[]): Piece[] =>
  diffArrays([...from], [...to]).flatMap(({ added, removed, value }) =>
    value.map((text): Piece => ({ kind: added ? 'new' : removed ? 'gone' : 'same', text })),
  )

const onlyBoth = (from: string, to: string): Piece[] => [
  { kind: 'gone', text: from },
  { kind: 'new', text: to },
]

function shortened(piece: Piece, isFirst: boolean, isLast: boolean): Piece {
  const { kind, text } = piece
  const kept = (isFirst ? 0 : around) + (isLast ? 0 : around)
  if (kind !== 'same' || text.length <= kept + 10) return piece
  const start = isFirst ? '' : text.slice(0, around)
  const end = isLast ? '' : text.slice(-around)
  return { kind, text: `${start} … ${end}` }
}
