/** The specification of what is owed on a file, ready to be made a PDF. */
import type { FastifyInstance } from 'fastify'
import type { MessageLanguage } from '#domain/templates/variable.ts'
import type { IsoDate } from '#domain/time/day.ts'
import { documentLanguages } from '#schemas/product.ts'
import { forServer } from '#server/db/outsider.ts'
import { workedOut } from '#server/subjects/ledger/balanceOnDay.ts'
import type { Pages } from '#server/subjects/templates/pages.ts'
import { registeredOffice } from './registeredOffice.ts'
import { specificationFacts } from './specificationFacts.ts'
import { specificationPdf } from './specificationPdf.ts'

/**
 * For somebody who may see the file.
 *
 * @param language Absent: that of the file.
 * @returns undefined when the file is gone. @throws {NotFound} @throws {MissingRate}
 */
export async function specificationOf(
  { engine, config }: Pick<FastifyInstance, 'engine' | 'config'>,
  file: number,
  on: IsoDate,
  language?: MessageLanguage,
): Promise<{ number: string; pages: Pages } | undefined> {
  const [worked, facts, office] = await Promise.all([
    workedOut(engine, file, on),
    forServer(() => specificationFacts(engine, file, on)),
    forServer(() => registeredOffice(config, engine)),
  ])
  if (!facts) return undefined
  const its = language ?? documentLanguages.find((one) => one === facts.language) ?? 'nl'
  return { number: facts.number, pages: specificationPdf({ facts, worked, office, language: its }) }
}
