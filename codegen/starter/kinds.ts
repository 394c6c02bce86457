/** Sorts files into core, this product, and what composes the two, as `starter/kinds.json` lists them. */
import { readFileSync } from 'node:fs'
import { join, matchesGlob } from 'node:path'

export type Kind = 'core' | 'product' | 'composing'

export type Kinds = {
  /** Patterns of paths; the last match counts, and files without a match belong to the core. */
  files: readonly (readonly [Kind, readonly string[]])[]
  /** Pages of docs/ and tests that apply to any product of the core; patterns. */
  docs: readonly string[]
  /** Nouns of this product, which the core may not use. */
  nouns: readonly string[]
  tests: readonly string[]
}

export const readKinds = (root: string): Kinds =>
  JSON.parse(readFileSync(join(root, 'starter/kinds.json'), 'utf8')) as Kinds

export const fits = (file: string, patterns: readonly string[]): boolean =>
  patterns.some((pattern) => matchesGlob(file, pattern))

/** @param file Path from the root of the project, with `/`. */
export const kindOf = (file: string, { files }: Kinds): Kind =>
  files.findLast(([, patterns]) => fits(file, patterns))?.[0] ?? 'core'

/** Matches text that contains one of the product's nouns, also as part of a word: `customerIds`, `ROLE_CUSTOMER`. */
export const nounsOf = (root: string): RegExp => new RegExp(readKinds(root).nouns.join('|'), 'i')
