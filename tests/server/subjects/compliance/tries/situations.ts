/** Situations in which a debtor owes no costs, or less than somebody would ask. */
import { addDays, dayOf } from '#domain/time/day.ts'
import { claim, euros } from '#tests/server/subjects/ledger/office.ts'
import type { Api } from '#tests/support/api.ts'
import { admin, charge, due, letter, open, pay, put, type Office, type Tried } from './centsOffice.ts'

type Make = (api: Api, office: Office) => Promise<Tried>
export type Situation = readonly [name: string, make: Make]

const lettered = { fourteenDayLetter: letter(150) }
async function protect(api: Api, debtor: number, kind: string, startDate = '2026-07-05'): Promise<void> {
  const answer = await admin(api).post(`/api/v4/debtor/${debtor}/insolvency`, { kind, startDate })
  if (answer.statusCode !== 201) throw new Error(answer.body)
}
const company = { fileType: 'company', debtor: { kind: 'company', company: 'Bakker' } }

/** Charged by law, and then something becomes known. */
const then =
  (most: number, know: (api: Api, one: Tried, office: Office) => Promise<unknown>, more: object = lettered): Make =>
  async (api, office) => {
    const one = await open(api, more)
    const answer = await charge(api, one.file, office.typeOf('bik'))
    if (answer.statusCode !== 201) throw new Error(answer.body)
    await know(api, one, office)
    return { ...one, most }
  }
/** Something is so before anybody charges. */
const first =
  (most: number, more: object, know?: (api: Api, one: Tried, office: Office) => Promise<unknown>): Make =>
  async (api, office) => {
    const one = await open(api, more)
    await know?.(api, one, office)
    return { ...one, most }
  }
const firstClaim = async (api: Api, file: number) =>
  Number((await api.rows('claim')).find((row) => row.file_id === file)?.id)
const credit = (api: Api, file: number, date: string, euro: number) =>
  admin(api).post('/api/v4/claim', { ...claim(`C-${euro}`, date, euro), type: 'credit_note', file })
const sql = (api: Api, text: string, value: number) => api.engine.query({ text, values: [value] })
const lose = async (api: Api, file: number) => {
  const { rows } = await api.engine.query<{ id: number }>({
    text: `insert into message (file_id, debtor_id, channel, destination, status, sent_at, is_fourteen_day_letter, to_address, version)
      values ($1, (select debtor_id from collection_file where id = $1), 'post', 'debtor', 'sent', '2026-08-03T10:00:00Z', true, 'x', 1) returning id::int as id`,
    values: [file],
  })
  const id = rows[0]?.id ?? 0
  // That letter is the one of this message, as if the office had sent it.
  await api.engine.query({
    text: `do $$ begin set local session_replication_role = replica; update fourteen_day_letter set message_id = ${id} where file_id = ${file}; end $$`,
  })
  return admin(api).post(`/api/v4/message/${id}/returnMail`, { failReason: 'Geweigerd' })
}
const kinds = ['bankruptcy', 'wsnp', 'moratorium', 'shv_intake', 'shv_arrangement', 'deceased', 'curatele', 'bewind']

export const situations: readonly Situation[] = [
  ['no letter', first(0, {})],
  [
    'the term runs',
    (api, office) => first(0, { fourteenDayLetter: letter(150, addDays(dayOf(api.app.now()), -3)) })(api, office),
  ],
  ['the letter names too much', first(0, { fourteenDayLetter: letter(150.01) })],
  ['the letter names too little', first(0, { fourteenDayLetter: letter(40) })],
  ['the letter went before default', first(0, { fourteenDayLetter: letter(150, '2026-06-15') })],
  ['paid in time', first(0, lettered, (api, { file }) => pay(api, file, '2026-08-13', 1_000))],
  ['paid in time, booked late', then(0, (api, { file }) => pay(api, file, '2026-08-17', 1_000))],
  ['partly paid in time, booked late', then(60_00, (api, { file }) => pay(api, file, '2026-08-13', 600))],
  ['paid before the letter, known late', then(0, (api, { file }) => pay(api, file, '2026-07-15', 600))],
  ['credited before the letter, known late', then(0, (api, { file }) => credit(api, file, '2026-07-20', 600))],
  ['the letter came back', then(0, (api, { file }) => lose(api, file))],
  ...kinds.map((kind): Situation => [
    `protected by ${kind}`,
    first(0, lettered, (api, { debtor }) => protect(api, debtor, kind)),
  ]),
  ['protected, known late', then(0, (api, { debtor }) => protect(api, debtor, 'bankruptcy'))],
  [
    'dead by the field',
    first(0, lettered, (api, { debtor }) => put(api, `debtor/${debtor}`, { deceasedAt: '2026-08-20' })),
  ],
  [
    'dead by the field, known late',
    then(0, (api, { debtor }) => put(api, `debtor/${debtor}`, { deceasedAt: '2026-08-20' })),
  ],
  [
    'a minor for whom nobody speaks',
    first(0, lettered, (api, { debtor }) =>
      sql(api, `update debtor set birth_date = '2013-12-01' where id = $1`, debtor),
    ),
  ],
  ['a ground without costs', (api, office) => first(0, { ...lettered, legalType: office.free })(api, office)],
  [
    'a ground that turns out to have none',
    (api, office) => then(0, (_, { file }) => put(api, `file/${file}`, { legalType: office.free }))(api, office),
  ],
  ['another who owes had no letter', first(0, { ...lettered, coDebtors: [{ kind: 'private', lastName: 'Vos' }] })],
  [
    'another who owes came later',
    then(0, async (api, { file }) => {
      const { id } = await api.create('debtor', { kind: 'private', lastName: 'Vos' })
      return put(api, `file/${file}`, { coDebtors: [id] })
    }),
  ],
  [
    'a claim that came after the letter',
    then(150_00, (api, { file }) =>
      admin(api).post(`/api/v4/file/${file}/claims`, { claims: [claim('N', due, 2_000)] }),
    ),
  ],
  [
    'a claim that was raised after the letter',
    then(150_00, async (api, { file }) => put(api, `claim/${await firstClaim(api, file)}`, { amount: euros(5_000) })),
  ],
  [
    'a claim that was lowered',
    then(0, async (api, { file }) => put(api, `claim/${await firstClaim(api, file)}`, { amount: euros(10) })),
  ],
  [
    'a claim that falls due in the term',
    first(45_00, { claims: [claim('1', due, 300), claim('2', '2026-08-10', 400)], fourteenDayLetter: letter(45) }),
  ],
  [
    'another currency',
    first(0, { claims: [claim('1', due, 1_000, { amount: { amount: 100_000, currency: 'DKK' } })] }),
  ],
  [
    'another debtor',
    then(0, async (api, { file }) =>
      put(api, `file/${file}`, { debtor: (await api.create('debtor', { kind: 'private', lastName: 'Vos' })).id }),
    ),
  ],
  [
    'a company that turns out to be a consumer',
    then(0, (api, { debtor }) => put(api, `debtor/${debtor}`, { kind: 'private', lastName: 'Bakker' }), company),
  ],
  ['a company in protection', first(0, company, (api, { debtor }) => protect(api, debtor, 'suspension_of_payments'))],
  [
    'what a company was charged on a day of protection',
    async (api, office) => {
      const one = await open(api, company)
      await charge(api, one.file, office.typeOf('fixed_fee'), { amount: euros(500) })
      await protect(api, one.debtor, 'bankruptcy')
      return one
    },
  ],
  [
    'a second instalment of an agreement',
    async (api, office) => {
      const term = (day: string) => claim(day, day, 25, { type: 'subscription_term', agreementReference: 'FIT-1' })
      const before = await open(api, { claims: [term('2026-05-15')], fourteenDayLetter: letter(40, '2026-06-02') })
      await charge(api, before.file, office.typeOf('bik'))
      const more = {
        customer: before.customer,
        debtor: before.debtor,
        claims: [term('2026-06-15')],
        fourteenDayLetter: letter(20),
      }
      return { ...(await open(api, more)), customer: before.customer, most: 20_00 }
    },
  ],
  [
    'a letter of the same day in another file',
    async (api, office) => {
      const before = await open(api, { claims: [claim('1', due, 2_000)], fourteenDayLetter: letter(300) })
      await charge(api, before.file, office.typeOf('bik'))
      const more = { ...lettered, customer: before.customer, debtor: before.debtor }
      return { ...(await open(api, more)), customer: before.customer, most: 125_00 }
    },
  ],
  [
    'closed as paid',
    then(150_00, async (api, { file }) => {
      await pay(api, file, '2026-09-02', 1_150)
      const { id } = await api.create('close-reason', {
        code: 'paid',
        name: { nl: 'Betaald' },
        group: 'success',
        active: true,
      })
      const answer = await admin(api).post(`/api/v4/file/${file}/close`, { closeReason: id })
      if (answer.statusCode !== 200) throw new Error(answer.body)
    }),
  ],
]
