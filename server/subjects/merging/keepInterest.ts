/** Claims keep the interest that was agreed for them when they go to another file. */
import type { FastifyInstance } from 'fastify'
import { keptTerms, type Agreement } from '#domain/merging/keptTerms.ts'
import type { IsoDate } from '#domain/time/day.ts'
import { interestSetting } from '#schemas/generated/interest-setting.ts'
import type { Trx } from '#server/db/engine.ts'
import { say } from '#server/foundation/messages.ts'
import { system, type Writer } from '#server/foundation/writer.ts'
import { names } from '#server/sql/names.ts'
import { standingOf, type Standing } from '#server/subjects/ledger/interestSet.ts'

type Terms = Pick<Standing, 'type' | 'rate' | 'per' | 'surcharge' | 'compounding'>
type Frozen = { from: IsoDate; until?: IsoDate | null }
/** Agreements of a file, with the days of its arrangements on which none runs. */
export type Agreed = { settings: Standing[]; frozen: Agreement<Terms>[] }

const g = names('arrangement', 'g')
const c = names('claim', 'c')
const none: Terms = { type: 'none', rate: null, per: null, surcharge: null, compounding: null }

export async function agreedOn(trx: Trx, file: number): Promise<Agreed> {
  const { rows } = await trx.query<{ run: Frozen }>({
    text: `select run from arrangement g cross join lateral jsonb_array_elements(${g.runs}) as run
      where ${g.file_id} = $1 and ${g.interest_frozen} order by run ->> 'from'`,
    values: [file],
  })
  const frozen = rows.map(({ run: { from, until } }) => ({ from, until: until ?? null, terms: none }))
  return { settings: await standingOf(trx, file), frozen }
}

type Keeping = { lead: number; own: Agreed; theirs: Agreed; claims: readonly number[]; by: Writer }

/**
 * @param own Of the file that leads, and `theirs` of the one that claims came from, both before anything moved.
 * @returns Agreements that were added.
 */
export async function keepInterest(
  app: FastifyInstance,
  trx: Trx,
  { lead, own, theirs, claims, by }: Keeping,
): Promise<number[]> {
  const added: number[] = []
  const { rows } = await trx.query<{ id: number }>({
    text: `select ${c.id}::int as id from claim c where ${c.id} = any($1::bigint[]) and ${c.type} <> 'credit_note' order by ${c.id}`,
    values: [claims],
  })
  for (const { id: claim } of rows) {
    const before = [...theirs.settings.filter((one) => isOf(one, claim)).map(agreement), ...theirs.frozen]
    const there = [
      ...own.settings.filter((one) => one.claim === null),
      ...theirs.settings.filter((one) => one.claim === claim),
    ]
    const after = there.toSorted((a, b) => order(a.from, b.from) || a.id - b.id).map(agreement)
    for (const { from, until, terms } of keptTerms(before, after, none)) {
      const reason = say('nl', { key: 'merging.interestKept' })
      const draft = { file: lead, claim, from, until, reason, ...terms }
      const { id } = await app.records.create(trx, interestSetting, draft, system('merging', by))
      added.push(id)
    }
  }
  return added
}

const isOf = ({ claim }: Standing, id: number): boolean => claim === null || claim === id

const agreement = ({ from, until, type, rate, per, surcharge, compounding }: Standing): Agreement<Terms> => ({
  from,
  until,
  terms: { type, rate, per, surcharge, compounding },
})

/** Without a first day it comes first. */
const order = (a: IsoDate | null, b: IsoDate | null): number => {
  const [one, other] = [a ?? '', b ?? '']
  return one < other ? -1 : Number(one > other)
}
