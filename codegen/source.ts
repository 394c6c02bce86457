/** A JSON file of the project, parsed, with the places that a message can point at. */
import type { Node } from 'jsonc-parser'

/** Where a text is no JSON, and why. */
export type JsonMistake = { message: string; offset: number }

/** One JSON file, parsed. */
export type Source = {
  /** 'merchant.schema.json', 'i18n/merchant.json': from schemas/ */
  file: string
  text: string
  value: unknown
  /** Syntax tree with positions, made when somebody asks: most files never have anything to point at. */
  tree(): Node | undefined
  syntaxErrors: readonly JsonMistake[]
  /** SHA-256 of the text. */
  hash: string
}
