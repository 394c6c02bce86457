/** Ways in by which something of a closed day becomes known: those that are refused, and those that count from the first open day. */
import type { Api } from '#tests/support/api.ts'
import { closed, company, put, roles, type Books } from './closedOffice.ts'
import { claim, euros, openFile } from './office.ts'

type Way = {
  name: string
  /** The tables that its change is in. */
  of: readonly string[]
  at: string | undefined
  go(api: Api, books: Books): Promise<{ statusCode: number; body: string; json<T>(): T }>
}

export const refused: readonly Way[] = [
  {
    name: 'a payment of a closed day',
    of: ['payment'],
    at: 'date',
    go: (api, { file }) => api.as(roles).post(`/api/v4/file/${file}/payments`, { date: closed, amount: euros(5) }),
  },
  {
    name: 'a cost of a closed day',
    of: ['cost_line', 'cost_type'],
    at: 'date',
    go: (api, { file, costType }) => api.as(roles).post(`/api/v4/file/${file}/costs`, { costType, date: closed }),
  },
  {
    name: 'a write-off of a closed day',
    of: ['write_off'],
    at: 'date',
    go: (api, { file }) =>
      api.as(roles).post(`/api/v4/file/${file}/write-offs`, {
        date: closed,
        component: 'principal',
        amount: euros(5),
        reason: 'Coulance',
      }),
  },
  {
    name: 'another amount of a claim',
    of: ['claim'],
    at: 'amount',
    go: (api, { ids }) => put(api, `claim/${ids.claim}`, { amount: euros(900) }),
  },
  {
    name: 'another due day of a claim',
    of: ['claim'],
    at: 'dueDate',
    go: (api, { ids }) => put(api, `claim/${ids.claim}`, { dueDate: '2026-01-20' }),
  },
  {
    name: 'interest of a claim from a later day',
    of: ['claim'],
    at: 'interestFrom',
    go: (api, { ids }) => put(api, `claim/${ids.claim}`, { interestFrom: '2026-01-01' }),
  },
  {
    name: 'an agreement on interest from a closed day',
    of: ['interest_setting'],
    at: 'from',
    go: (api, { file }) =>
      api.as(roles).post('/api/v4/interest-setting', { file, type: 'none', from: closed, reason: 'Zo' }),
  },
  {
    name: 'all agreements on interest at once',
    of: ['interest_setting'],
    at: 'settings.0.from',
    async go(api, { file }) {
      const path = `/api/v4/file/${file}/interest-setting`
      const { basis } = (await api.as(roles).get(path)).json<{ basis: string }>()
      return api.as(roles).put(path, { settings: [{ type: 'none' }], basis, reason: 'Zo' })
    },
  },
  {
    name: 'no interest any more',
    of: ['interest_setting'],
    at: 'settings',
    async go(api, { file }) {
      const path = `/api/v4/file/${file}/interest-setting`
      const { basis } = (await api.as(roles).get(path)).json<{ basis: string }>()
      return api.as(roles).put(path, { settings: [], basis, reason: 'Zo' })
    },
  },
  {
    name: 'a debtor whose interest had stopped',
    of: ['collection_file', 'insolvency_event'],
    at: 'debtor',
    async go(api, { file, customer }) {
      const other = await openFile(api, { ...company, customer, claims: [claim('2026-9', '2026-02-10', 10)] })
      await api.engine.query({
        text: `insert into insolvency_event (debtor_id, kind, start_date, blocks_collection, stops_interest, status, created_at) values ($1, 'bankruptcy', '2026-01-02', true, true, 'active', now())`,
        values: [other.debtor],
      })
      return put(api, `file/${file}`, { debtor: other.debtor })
    },
  },
  {
    name: 'a merge of files',
    of: ['claim', 'payment', 'cost_line', 'write_off', 'interest_setting'],
    at: undefined,
    async go(api, { file, customer, debtor }) {
      const other = await openFile(api, { ...company, customer, debtor, claims: [claim('2026-8', '2026-02-10', 10)] })
      return api
        .as(roles)
        .post('/api/v4/merge/run', { lead: other.id, files: [file], options: { logs: false, documents: false } })
    },
  },
  {
    name: 'a rate of interest of closed days',
    of: ['interest_rate'],
    at: 'effectiveFrom',
    go: (api) =>
      api.as(roles).post('/api/v4/interest-rate', { type: 'statutory', rate: '5', effectiveFrom: '2026-01-15' }),
  },
  {
    name: 'another count of days',
    of: ['setting'],
    at: 'finance.dayCount',
    go: (api) => api.as('settings').put('/api/v4/setting', { values: { 'finance.dayCount': 'actact' } }),
  },
]

export const taken: readonly (Omit<Way, 'at'> & { adds: Record<string, number> })[] = [
  {
    name: 'an invoice of a closed day',
    of: ['claim'],
    go: (api, { file }) =>
      api.as(roles).post(`/api/v4/file/${file}/claims`, { claims: [claim('2025-3', '2025-08-31', 100)] }),
    // 154 days of 6 % (to 31-12), then 4 % from January to 1 February.
    adds: { principal: 100, interest: 2.01 + 0.35 },
  },
  {
    name: 'a credit note of a closed day takes interest back as far as none of it is booked',
    of: ['claim'],
    go: (api, { file, ids }) =>
      api.as(roles).post('/api/v4/claim', {
        file,
        type: 'credit_note',
        credited: ids.claim,
        number: 'C-1',
        invoiceDate: '2026-01-15',
        dueDate: '2026-01-15',
        amount: euros(100),
      }),
    adds: { principal: -100, interest: -0.19 },
  },
  {
    name: 'a payment that the bank took back',
    of: ['payment'],
    go: (api, { ids }) => api.as(roles).post(`/api/v4/payment/${ids.payment}/reverse`, { reason: 'Storno' }),
    adds: { paid: -400 },
  },
  {
    name: 'a cost that is taken back',
    of: ['cost_line'],
    go: (api, { ids }) => api.as(roles).post(`/api/v4/cost-line/${ids.cost}/reverse`, { reason: 'Vergissing' }),
    adds: { collectionCosts: 0 },
  },
  {
    name: 'a write-off that is taken back',
    of: ['write_off'],
    go: (api, { ids }) =>
      api.as(roles).post(`/api/v4/write-off/${ids.writeOff}/reverse`, { reverseReason: 'Vergissing' }),
    adds: { interest: 0.5 },
  },
  {
    name: 'a bankruptcy of a closed day',
    of: ['insolvency_event'],
    go: (api, { debtor }) =>
      api.as(roles).post(`/api/v4/debtor/${debtor}/insolvency`, { kind: 'bankruptcy', startDate: '2026-01-02' }),
    // Costs that were charged after its first day are taken back too, so that what paid them pays what was claimed.
    adds: { interest: -1.6 },
  },
  {
    name: 'another order of allocation, by the phase',
    of: ['allocation_template', 'collection_file'],
    async go(api, { file }) {
      const components = ['principal', 'interest', 'collection_costs', 'court_costs', 'execution_costs', 'other_costs']
      await api.create('allocation-template', {
        name: 'Hoofdsom eerst',
        phase: 'judicial',
        isDefault: true,
        components: components.map((component) => ({ component })),
      })
      return put(api, `file/${file}`, { phase: 'judicial' })
    },
    adds: {},
  },
]
