/** The lines that a person would write down to explain a result: what was done, what it came to, and why. */
import type { Cents } from '#domain/money/money.ts'
import type { Percentage } from '#domain/money/share.ts'
import type { IsoDate } from '#domain/time/day.ts'

/** Values of a line by kind, so that each language writes them its own way. */
export type ExplanationValue =
  | string
  | number
  | { cents: Cents }
  | { day: IsoDate }
  | { rate: Percentage }
  /** A name by language. */
  | { names: Readonly<Record<string, string>> }
  /** Told one after the other within the text. */
  | { lines: readonly ExplanationLine[] }

export type ExplanationLine = {
  /** Key below `law.lines` of the texts. */
  key: string
  values: Readonly<Record<string, ExplanationValue>>
  /** null: the line says something that is no amount. */
  amount: Cents | null
  /** The article of law, in Dutch notation; null: an agreement or arithmetic. */
  article: string | null
}

export const line = (
  key: string,
  values: ExplanationLine['values'],
  amount: Cents | null = null,
  article: string | null = null,
): ExplanationLine => ({ key, values, amount, article })
