/** Sample values of the variables: facts of the real office, and for a summons the costs by the tariffs of its day. */
import { courtCosts, type CourtTables } from '#domain/courtCosts.ts'
import type { IsoDate } from '#domain/time/day.ts'
import { sampleClaim } from '#domain/templates/sampleBlocks.ts'
import { sampleDay } from '#domain/templates/sampleDay.ts'
import type { Config } from '#server/config.ts'
import type { Engine } from '#server/db/engine.ts'
import { courtTablesOn } from '#server/subjects/legal/courtTables.ts'
import { officeSamples, senderOf, type Sender } from './sender.ts'
import { offeredVariables, type OfferedVariable } from './variables.ts'

/** Days until the summons is served, as in the sample of `subpoena.serviceDate`. */
const untilService = 7

/** Before a summons the term of the fourteen-day letter has ended. */
const inSummons: Readonly<Record<string, string>> = { 'file.14day.endDate': '-30' }

/** @param use Letter or summons; a summons comes later in the file. */
export async function sampledVariables(
  { config, engine }: { config: Config; engine: Engine },
  today: IsoDate,
  use: 'letter' | 'summons' = 'letter',
): Promise<{ variables: OfferedVariable[]; sender: Sender }> {
  const [variables, sender, tables] = await Promise.all([
    offeredVariables(engine),
    senderOf(config, engine),
    courtTablesOn(sampleDay(today, untilService), engine),
  ])
  const own = { ...officeSamples(sender), ...summonsSamples(tables), ...(use === 'summons' && inSummons) }
  return {
    variables: variables.map((variable) => ({ ...variable, sample: own[variable.key] || variable.sample })),
    sender,
  }
}

/** Costs for a company that reclaims VAT and gets a default judgment; missing tariffs leave the stored sample. */
function summonsSamples(tables: CourtTables): Record<string, string> {
  const costs = courtCosts({ claim: sampleClaim, claimant: 'legal', isVatDeductible: true, points: 1 }, tables)
  const amounts = {
    'subpoena.exploitCosts': costs.summons,
    'subpoena.fee': costs.fee,
    'subpoena.salary': costs.salary,
    'subpoena.total': costs.total === null ? null : sampleClaim + costs.total,
  }
  return Object.fromEntries(
    Object.entries(amounts).map(([key, cents]) => [key, cents === null ? '' : (cents / 100).toFixed(2)]),
  )
}
