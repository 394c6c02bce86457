/** The variables that templates may name, and the values that take their place. */
import type { IsoDate } from '#domain/time/day.ts'
import type { documentLanguages } from '#schemas/product.ts'

/** A language that debtors and clients are written to in. */
export type MessageLanguage = (typeof documentLanguages)[number]

export type VariableFormat = 'text' | 'money' | 'date' | 'number' | 'link' | 'html' | 'table'
/** Whom a text with the variable may be meant for; `legal` is a summons. */
export type VariableScope = 'debtor' | 'client' | 'legal'

/** What the allow-list says of a variable. */
export type Variable = {
  key: string
  format: VariableFormat
  scopes: readonly VariableScope[]
  /** The office's own, with a fixed text. */
  own?: true
  /** Of an own variable that only templates of one customer may name. */
  customerId?: number
}

/** A part of a message that the server makes; all text in it is data, and is escaped where it is written. */
export type Block =
  | {
      kind: 'table'
      head: readonly string[]
      rows: readonly (readonly string[])[]
      /** Last row, that adds up. */
      total?: readonly string[]
      /** Numbers of the columns that hold amounts. */
      amounts: readonly number[]
    }
  | { kind: 'lines'; lines: readonly string[] }
  | { kind: 'qr'; content: string }

/** What a variable stands for. Amounts are whole cents, days 'YYYY-MM-DD'. */
export type Value =
  | { format: 'text' | 'link'; text: string }
  | { format: 'money'; cents: number; currency: string }
  | { format: 'date'; day: IsoDate }
  | { format: 'number'; number: string }
  | { format: 'block'; block: Block }

/** Whole parts of a message, which stand in a paragraph of their own. */
export const isBlock = ({ format }: Pick<Variable, 'format'>): boolean => format === 'html' || format === 'table'

/** A mail cannot show it: pictures in mail are held back until the reader asks for them. */
export const lettersOnly: readonly string[] = ['file.qrCode']
