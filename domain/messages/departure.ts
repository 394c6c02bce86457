/** Decisions when a message leaves: whether it still may, the number of attempts, and the term in its text. */
import { writtenValue } from '#domain/templates/writtenValue.ts'
import type { MessageLanguage } from '#domain/templates/variable.ts'
import type { IsoDate } from '#domain/time/day.ts'

const minute = 60_000
/** Milliseconds between attempts; after the last one the message has failed. */
const waits = [minute, 10 * minute, 60 * minute, 360 * minute]

/** How often it was tried, as the reason why it has not left yet begins with it. */
export const triesIn = (reason: string | null): number => Number(/^([0-9]+)× /.exec(reason ?? '')?.[1] ?? 0)

/** @returns The reason with the number of attempts, and how long to wait; undefined: it was the last one. */
export function afterRefusal(before: string | null, problem: string): { reason: string; wait: number | undefined } {
  const tries = triesIn(before) + 1
  return { reason: `${tries}× ${problem}`.slice(0, 400), wait: waits[tries - 1] }
}

/** The text of a 14-day letter that leaves on another day than planned: the end of its term moves along. */
export function withEnd(body: string, from: IsoDate, to: IsoDate, language: MessageLanguage): string {
  if (from === to) return body
  const written = (day: IsoDate) => writtenValue({ format: 'date', day }, language) ?? day
  return body.replaceAll(written(from), written(to))
}
