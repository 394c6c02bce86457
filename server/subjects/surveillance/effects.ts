/** Effects of a signal: a new address, or somebody who looks into it. */
import type { FastifyInstance } from 'fastify'
import type { AddressSurveillanceLifecycle } from '#schemas/generated/address-surveillance.ts'
import { agendaItem } from '#schemas/generated/agenda-item.ts'
import { defaultLocale } from '#schemas/product.ts'
import type { Effects } from '#schemas/lifecycle.ts'
import type { Trx } from '#server/db/engine.ts'
import { say } from '#server/foundation/messages.ts'
import { system } from '#server/foundation/writer.ts'
import type { EffectContext } from '#server/records/hooks.ts'
import { names } from '#server/sql/names.ts'
import { todayAt } from '#server/subjects/ledger/fileOf.ts'
import { moveDebtor } from './moveDebtor.ts'

const s = names('agenda_subject')
const f = names('collection_file')

/** Subject of the agenda by what the provider answers; the last one is for whatever has none of its own. */
const subjects: Readonly<Record<string, readonly string[]>> = {
  unknown: ['vo_address', 'address_research', 'other'],
  abroad: ['address_research', 'other'],
  deceased: ['address_research', 'other'],
}

export const surveillanceEffects = (app: FastifyInstance): Effects<AddressSurveillanceLifecycle, EffectContext> => ({
  /** Adds an item to the agenda for a signal that is no address: a person looks into it. */
  async tellAgenda({ file }, { result }, context) {
    const codes = subjects[result]
    const subject = codes && (await subjectOf(context.trx, codes))
    if (subject === undefined) return {}
    const { rows } = await context.trx.query<{ customer: number; team: number | null; manager: number | null }>({
      text: `select ${f.customer_id}::int as customer, ${f.team_id}::int as team, ${f.case_manager_id}::int as manager
        from collection_file where ${f.id} = $1`,
      values: [file],
    })
    const [of] = rows
    if (!of) return {}
    const draft = {
      file,
      subject,
      customer: of.customer,
      team: of.team,
      assignedTo: of.manager,
      ...({ date: todayAt(context.now), priority: 'high', source: 'system' } as const),
      // In the language of the office, because it is stored.
      note: say(defaultLocale, { key: `surveillance.agenda.${result}` }),
    }
    await app.records.create(context.trx, agendaItem, draft, system('surveillance', context))
    return {}
  },
  async changeAddress(record, _body, context) {
    await moveDebtor(app, record, context)
    return {}
  },
})

async function subjectOf({ query }: Pick<Trx, 'query'>, codes: readonly string[]): Promise<number | undefined> {
  const { rows } = await query<{ id: number }>({
    text: `select ${s.id}::int as id from agenda_subject where ${s.code} = any($1) and ${s.active}
      order by array_position($1::text[], ${s.code}::text) limit 1`,
    values: [codes],
  })
  return rows[0]?.id
}
