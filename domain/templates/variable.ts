/** The variables of templates, and their values. */
import type { IsoDate } from '#domain/time/day.ts'
import type { documentLanguages } from '#schemas/product.ts'

/** A language of messages to debtors and clients. */
export type MessageLanguage = (typeof documentLanguages)[number]

export type VariableFormat = 'text' | 'money' | 'date' | 'number' | 'link' | 'html' | 'table'
/** For whom a text with the variable may be meant; `legal` is a summons. */
export type VariableScope = 'debtor' | 'client' | 'legal'

/** Facts of a variable for checking templates. */
export type Variable = {
  key: string
  format: VariableFormat
  scopes: readonly VariableScope[]
  /** A variable of the office, with a fixed text. */
  own?: true
  /** Restricts an own variable to templates of one customer. */
  customerId?: number
}

/** A part of a message made by the server; its text is data, escaped on output. */
export type Block =
  | {
      kind: 'table'
      head: readonly string[]
      rows: readonly (readonly string[])[]
      /** Last row, with totals. */
      total?: readonly string[]
      /** Indexes of the columns with amounts. */
      amounts: readonly number[]
    }
  | { kind: 'lines'; lines: readonly string[] }
  | { kind: 'qr'; content: string }

/** The value of a variable. Amounts are whole cents, days 'YYYY-MM-DD'. */
export type Value =
  /** `mayBeEmpty`: a sentence that some messages do not have. */
  | { format: 'text' | 'link'; text: string; mayBeEmpty?: true }
  | { format: 'money'; cents: number; currency: string }
  | { format: 'date'; day: IsoDate }
  | { format: 'number'; number: string }
  | { format: 'block'; block: Block }

/** Whether the value is a whole part of a message, in a paragraph of its own. */
export const isBlock = ({ format }: Pick<Variable, 'format'>): boolean => format === 'html' || format === 'table'

/** Variables that are pictures, which readers of mail must first allow. */
export const lettersOnly: readonly string[] = ['file.qrCode']
