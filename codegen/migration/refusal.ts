/** Reason why a migration was not written: what is at stake, and how to continue. */
import type { Question } from './draft.ts'

export type Refusal = {
  /** 'merchant.fax' */
  place: string
  /** 'schemas/merchant.schema.json'; absent when no file is the cause. */
  file?: string
  /** Several lines; the first is a summary. */
  message: string
}

export const schemaFile = (entity: string) => `schemas/${entity}.schema.json`

/** Returns the refusal; none when no row is at stake and nothing can be lost. */
export async function refusalOf(question: Question, count: (sql: string) => Promise<number>): Promise<Refusal[]> {
  const { place, entity, problem, stake, total, ways, passesAtZero } = question
  let rows: string
  try {
    const atStake = await count(stake.sql)
    if (atStake === 0 && passesAtZero) return []
    rows = `${figure(atStake)} of ${figure(await count(total))} rows ${stake.words}.`
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    rows = `How many rows ${stake.words} is not known (${reason}); this counts them: ${stake.sql}`
  }
  const lines = [`${place}: ${problem}. ${rows}`, 'To go on:', ...ways.map((way) => `- ${way}`)]
  return [{ place, file: schemaFile(entity), message: lines.join('\n  ') }]
}

const figure = (count: number) => count.toLocaleString('en')

export const unusedAccept = (accept: string): Refusal => ({
  place: accept,
  message: `--accept ${accept}: nothing asks for it. Take it away, or mend its spelling.`,
})
