/** Occasions on which a file, an item of pre-collection, or their debtor changes. */
import { claim, euros, openOffice } from '#tests/server/subjects/ledger/office.ts'
import { put, fileOf, protectedDebtor, arranged, type Occasion } from './occasion.ts'

export const fileOccasions: Readonly<Record<string, Occasion>> = {
  'file archiveOfClosed': {
    async prepare(api) {
      const { id } = await fileOf(api)
      const subject = await api.create('agenda-subject', { code: 'other', name: { nl: 'Overig' } })
      const reason = { code: 'withdrawn', name: { nl: 'Ingetrokken' }, group: 'client' }
      const { id: closeReason } = await api.create('close-reason', reason)
      await api.create('agenda-item', { file: id, subject: subject.id, date: '2026-06-02' })
      return async () => (await api.as('admin').post(`/api/v4/file/${id}/close`, { closeReason })).statusCode
    },
    into: 'agenda_item',
    seen: ['archived'],
    look: (row) => row.status,
  },
  'file followTeam': {
    async prepare(api) {
      const { id } = await fileOf(api)
      const { id: team } = await api.create('team', { name: 'Noord' })
      await api.engine.query({
        text: `insert into incoming_email (key, received_at, suggested_file_id, version) values ('a', now(), $1, 1)`,
        values: [id],
      })
      return () => put(api, `/api/v4/file/${id}`, { team })
    },
    into: 'incoming_email',
    seen: [true],
    look: (row) => row.team_id !== null,
  },
  'file followFile': {
    async prepare(api) {
      const { file } = await arranged(api)
      const reason = { code: 'x', name: { nl: 'Anders' }, group: 'client' }
      const { id: closeReason } = await api.create('close-reason', reason)
      return async () => (await api.as('admin').post(`/api/v4/file/${file}/close`, { closeReason })).statusCode
    },
    into: 'arrangement',
    writes: 'update',
    seen: ['cancelled'],
    look: ({ status }) => status,
  },
  'file stopWithFile': {
    async prepare(api) {
      const { id, post } = await fileOf(api)
      const row = (await api.rows('collection_file')).find((one) => one.id === id)
      await post('address-surveillance', { debtor: row?.debtor_id })()
      const reason = { code: 'x', name: { nl: 'Anders' }, group: 'client' }
      const { id: closeReason } = await api.create('close-reason', reason)
      return async () => (await api.as('admin').post(`/api/v4/file/${id}/close`, { closeReason })).statusCode
    },
    into: 'address_surveillance',
    writes: 'update',
    seen: ['ended'],
    look: ({ status }) => status,
  },
  'file workOnSteps': {
    async prepare(api) {
      await fileOf(api)
      await api.engine.query({
        text: `with flow as (insert into workflow (name, code, revision, category, phase, file_type, status, activated_at)
          values ('Minnelijk', 'minnelijk', 1, 'standard', 'amicable', 'both', 'active', now()) returning id)
          insert into workflow_step (workflow_id, sequence, name, action_type, delay_days, active)
          select id, 1, '{"nl":"Wachten"}', 'wait', 1, true from flow`,
      })
      const [customer] = await api.rows('customer')
      const debtor = { kind: 'company', company: 'Smid' }
      const another = { customer: customer?.id, fileType: 'company', debtor, claims: [claim('2', '2024-12-31', 10)] }
      return async () => (await api.as('admin').post('/api/v4/file', another)).statusCode
    },
    into: 'collection_file',
    writes: 'update of workflow_step_id',
    seen: [null, 1],
    look: ({ workflow_step_id: step }) => step,
  },
  'dispute markFile': {
    async prepare(api) {
      const { id } = await fileOf(api)
      const body = { file: id, kind: 'defect', openedAt: '2025-03-31' }
      return async () => (await api.as('admin').post('/api/v4/dispute', body)).statusCode
    },
    into: 'collection_file',
    writes: 'update',
    seen: [true],
    look: ({ disputed }) => disputed,
  },
  'file-log markWrongNumber': {
    async prepare(api) {
      const { id, post } = await fileOf(api)
      const file = (await api.rows('collection_file')).find((row) => row.id === id)
      const phone = '+31201234567'
      await api.create('debtor-contact', { debtor: file?.debtor_id, kind: 'phone', phone })
      return post('file-log', { subject: 'Call', callResult: 'wrong_number', callerNumber: phone })
    },
    into: 'debtor_contact',
    writes: 'update',
    seen: ['wrong_person'],
    look: ({ status }) => status,
  },
  'file-log askOffice': {
    async prepare(api) {
      const { id } = await fileOf(api)
      const subject = { code: 'client_question', name: { nl: 'Vraag' }, department: 'commercial' }
      await api.create('agenda-subject', subject)
      const customerIds = (await api.rows('collection_file')).map((row) => Number(row.customer_id))
      const client = api.as(['ROLE_CUSTOMER'], { customerIds })
      // Signs in before anything is compared.
      await client.get('/health')
      return async () => (await client.post('/api/v4/file/logs', { file: id, subject: 'News?' })).statusCode
    },
    into: 'agenda_item',
    writes: 'insert',
    seen: ['client'],
    look: ({ source }) => source,
  },
  'file settleFile': {
    async prepare(api) {
      const { id } = await fileOf(api)
      return () => put(api, `/api/v4/file/${id}`, { fileType: 'private' })
    },
    into: 'collection_file',
    writes: 'update of fourteen_day_state',
    seen: ['none'],
    look: ({ fourteen_day_state: state }) => state,
  },
  'file suspendProtected': {
    async prepare(api) {
      const { openAnother } = await protectedDebtor(api, { kind: 'moratorium' })
      return openAnother
    },
    into: 'protected_file',
    seen: ['suspended', 'suspended'],
    look: ({ outcome }) => outcome,
  },
  'insolvency-event showProtection': {
    async prepare(api) {
      const { debtor, event } = await protectedDebtor(api, { kind: 'moratorium' })
      return async () => (await api.as('admin').post(`/api/v4/debtor/${debtor}/insolvency/${event}/end`, {})).statusCode
    },
    into: 'debtor',
    writes: 'update',
    seen: [null],
    look: ({ insolvency_status: status }) => status,
  },
  'insolvency-event settleDebtor': {
    async prepare(api) {
      const startDate = '2025-06-01'
      const { debtor, event } = await protectedDebtor(api, { kind: 'bankruptcy', startDate })
      return async () =>
        (await api.as('admin').post(`/api/v4/debtor/${debtor}/insolvency/${event}/end`, { endDate: startDate }))
          .statusCode
    },
    into: 'collection_file',
    writes: 'update of interest',
    seen: [true],
    look: ({ interest }) => Number(interest) > 3_000,
  },
  'message followMessage': {
    async prepare(api) {
      const { id } = await fileOf(api)
      await api.engine.query({
        text: `insert into document (file_id, name, kind, status) values (${id}, 'Brief.pdf', 'letter_out', 'to_send');
          insert into message (file_id, channel, status, to_address, document_id) values (${id}, 'post', 'draft', 'Damrak 1', 1)`,
      })
      return async () => (await api.as('admin').post('/api/v4/message/1/cancel', { failReason: 'Gebeld' })).statusCode
    },
    into: 'document',
    writes: 'update',
    seen: ['rejected'],
    look: ({ status }) => status,
  },
  'precasso followItem': {
    async prepare(api) {
      const { customer } = await openOffice(api)
      const body = {
        customer,
        fileType: 'company',
        debtor: { kind: 'company', company: 'Smid' },
        claims: [claim('1', '2024-12-31', 10)],
      }
      const { id } = (await api.as('admin').post('/api/v4/precasso', body)).json<{ id: number }>()
      const payments = [{ date: '2025-01-02', amount: euros(10) }]
      return () => put(api, `/api/v4/precasso/${id}`, { payments })
    },
    into: 'precasso',
    writes: 'update',
    seen: ['paid'],
    look: ({ status }) => status,
  },
}
