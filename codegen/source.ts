/** A parsed JSON file of the project, with positions for messages. */
import type { Node } from 'jsonc-parser'

/** Place in a text that is not valid JSON, and the reason. */
export type JsonMistake = { message: string; offset: number }

/** A JSON file, parsed. */
export type Source = {
  /** 'merchant.schema.json', 'i18n/merchant.json': from schemas/ */
  file: string
  text: string
  value: unknown
  /** Syntax tree with positions, made on demand: most files never need one. */
  tree(): Node | undefined
  syntaxErrors: readonly JsonMistake[]
  /** SHA-256 of the text. */
  hash: string
}
