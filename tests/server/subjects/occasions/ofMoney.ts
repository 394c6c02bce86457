/** Occasions on which what is owed on a file changes. */
import { claim, euros } from '#tests/server/subjects/ledger/office.ts'
import type { Api } from '#tests/support/api.ts'
import { put, fileOf, asked, arranged, today, booked, inTerms, type Occasion } from './occasion.ts'

/** A closed file on which this is booked, that is taken back. */
async function takenBack(api: Api, entity: 'payment' | 'write-off', body: object) {
  const { id, post } = await fileOf(api)
  await api.create('agenda-subject', { code: 'payment_check', name: { nl: 'Controle' }, department: 'financial' })
  const reason = await api.create('close-reason', { code: 'paid_in_full', name: { nl: 'Betaald' }, group: 'success' })
  await post('payment', { date: today(api), amount: euros(400) })()
  const owed = (await api.rows('collection_file')).find((row) => row.id === id)?.outstanding
  await post(entity, { amount: { amount: Number(owed), currency: 'EUR' }, ...body })()
  await api.as('admin').post(`/api/v4/file/${id}/close`, { closeReason: reason.id })
  const made = (await api.rows(entity.replace('-', '_'))).at(-1)?.id
  const reverse = entity === 'payment' ? { reason: 'Storno' } : { reverseReason: 'Storno' }
  return async () => (await api.as('admin').post(`/api/v4/${entity}/${String(made)}/reverse`, reverse)).statusCode
}
const toDecide = { into: 'agenda_item', seen: ['open'], look: ({ status }: Record<string, unknown>) => status }

export const moneyOccasions: Readonly<Record<string, Occasion>> = {
  'claim settleIts': {
    prepare: async (api) => (await fileOf(api)).post('claim', claim('2', '2025-01-31', 50)),
    ...booked,
    seen: ['claim', 'claim'],
  },
  'cost-line settleIts': {
    async prepare(api) {
      const { costType, post } = await fileOf(api)
      return post('cost-line', { costType, date: '2025-02-01' })
    },
    ...booked,
    seen: ['claim', 'cost'],
  },
  'payment settleIts': {
    prepare: async (api) => (await fileOf(api)).post('payment', { date: '2025-03-31', amount: euros(100) }),
    ...booked,
    seen: ['claim', 'interest', 'payment'],
  },
  'write-off settleIts': {
    async prepare(api) {
      const { post } = await fileOf(api)
      return post('write-off', { date: '2025-03-31', component: 'principal', amount: euros(100), reason: 'Coulance' })
    },
    ...booked,
    seen: ['claim', 'interest', 'write_off'],
  },
  'debtor followKind': {
    async prepare(api) {
      const { id } = await fileOf(api)
      const row = (await api.rows('collection_file')).find((one) => one.id === id)
      return () => put(api, `/api/v4/debtor/${String(row?.debtor_id)}`, { kind: 'private', lastName: 'Bakker' })
    },
    into: 'collection_file',
    writes: 'update of file_type',
    seen: ['private'],
    look: ({ file_type: kind }) => kind,
  },
  'interest-setting settleIts': {
    prepare: async (api) => (await fileOf(api)).post('interest-setting', { type: 'none', reason: 'Coulance' }),
    into: 'collection_file',
    writes: 'update',
    seen: [0],
    look: ({ interest }) => Number(interest),
  },
  'claim keepDateOfClaim': {
    async prepare(api) {
      await fileOf(api)
      const [own] = await api.rows('claim')
      return () => put(api, `/api/v4/claim/${String(own?.id)}`, { limitationCategory: 'consumer_2' })
    },
    into: 'claim',
    writes: 'update of limitation_date',
    seen: ['2026-12-31'],
    look: ({ limitation_date: date }) => date,
  },
  'interruption-event keepDates': {
    async prepare(api) {
      await fileOf(api)
      const [own] = await api.rows('claim')
      const body = { claim: own?.id, date: '2025-06-30', kind: 'demand' }
      return async () => (await api.as('admin').post('/api/v4/interruption-event', body)).statusCode
    },
    into: 'claim',
    writes: 'update of limitation_date',
    seen: ['2030-06-30'],
    look: ({ limitation_date: date }) => date,
  },
  'payment paymentsInterrupt': {
    prepare: async (api) => (await fileOf(api)).post('payment', { date: '2025-03-31', amount: euros(100) }),
    into: 'interruption_event',
    seen: ['payment'],
    look: ({ kind }) => kind,
  },
  'payment followBooking': {
    async prepare(api) {
      const { post } = await arranged(api)
      return post('payment', { date: today(api), amount: euros(100) })
    },
    ...inTerms,
    seen: ['partial', 'scheduled'],
  },
  'write-off followBooking': {
    async prepare(api) {
      const { id, post } = await arranged(api)
      await post('payment', { date: today(api), amount: euros(400) })()
      const owed = (await api.rows('collection_file')).find((row) => row.id === id)?.outstanding
      const amount = { amount: Number(owed), currency: 'EUR' }
      return post('write-off', { date: today(api), component: 'principal', amount, reason: 'Coulance' })
    },
    into: 'arrangement',
    writes: 'update',
    seen: ['completed'],
    look: ({ status }) => status,
  },
  'claim followBooking': {
    async prepare(api) {
      const { id, post } = await arranged(api)
      await post('payment', { date: today(api), amount: euros(400) })()
      const owed = Number((await api.rows('collection_file')).find((row) => row.id === id)?.outstanding)
      return post('claim', claim('2', today(api), owed / 100, { type: 'credit_note', credited: 1 }))
    },
    into: 'arrangement',
    writes: 'update',
    seen: ['completed'],
    look: ({ status }) => status,
  },
  'arrangement followArrangement': {
    async prepare(api) {
      const { id } = await asked(api)
      return async () => (await api.as('admin').post(`/api/v4/arrangement/${id}/accept`)).statusCode
    },
    into: 'interruption_event',
    seen: ['acknowledgement'],
    look: ({ kind }) => kind,
  },
  'instalment followTerm': {
    async prepare(api) {
      await arranged(api)
      return async () => (await api.as('admin').post('/api/v4/instalment/1/waive', { reason: 'Ziek' })).statusCode
    },
    into: 'instalment',
    writes: 'update of status',
    seen: ['waived', 'scheduled'],
    look: ({ status }) => status,
  },
  'payment askWhoOwesAgain': {
    prepare: (api) => takenBack(api, 'payment', { date: today(api) }),
    ...toDecide,
  },
  'write-off askWhoOwesAgain': {
    prepare: (api) =>
      takenBack(api, 'write-off', {
        date: today(api),
        component: 'principal',
        reason: 'Coulance',
      }),
    ...toDecide,
  },
  'payment stopWhenPaid': {
    async prepare(api) {
      const { id, post } = await fileOf(api)
      await api.engine.query({
        text: `insert into message (file_id, channel, status) values ($1, 'email', 'draft')`,
        values: [id],
      })
      return post('payment', { date: today(api), amount: euros(2_000) })
    },
    into: 'message',
    writes: 'update',
    seen: ['cancelled'],
    look: ({ status }) => status,
  },
}
