/** Occasions on which accounts, customers, and what they are told change. */
import { apiClient } from '#schemas/generated/api-client.ts'
import { switchOff } from '#server/subjects/integration/webhooks/switchOff.ts'
import { ann, put, signIn, emptyOf, complaintOf, type Occasion } from './occasion.ts'

export const accountOccasions: Readonly<Record<string, Occasion>> = {
  'user inviteOwner': {
    async prepare(api) {
      const admin = api.as('admin')
      await admin.get('/api/v4/users')
      return async () => (await admin.post('/api/v4/users', ann)).statusCode
    },
    into: 'password_link',
    seen: [true],
    look: ({ user_id: id }) => id !== null,
  },
  'user signOutClosed': {
    async prepare(api) {
      const { id } = await api.create('user', ann)
      await api.as('admin').get('/api/v4/users')
      await emptyOf(api, `session where user_id = ${id}`)
      await signIn(api, id)
      return () => put(api, `/api/v4/users/${id}`, { active: false })
    },
    into: 'session',
    seen: ['that of the admin'],
    look: () => 'that of the admin',
  },
  'user tellOfNewAddress': {
    async prepare(api) {
      const { id } = await api.create('user', ann)
      await emptyOf(api, 'mail')
      return () => put(api, `/api/v4/users/${id}`, { email: 'ann@ede.test' })
    },
    into: 'mail',
    seen: ['ann@bol.test'],
    look: ({ recipient }) => recipient,
  },
  'customer signOutPeople': {
    async prepare(api) {
      const { id } = await api.create('customer', { number: 'C-1', company: 'A' })
      const user = await api.create('user', { ...ann, kind: 'customer', customers: [id] })
      await signIn(api, user.id)
      return () => put(api, `/api/v4/customer/${id}`, { active: false })
    },
    into: 'session',
    seen: ['that of the admin'],
    look: () => 'that of the admin',
  },
  'contact-person endAccess': {
    async prepare(api) {
      const { id } = await api.create('customer', { number: 'C-1', company: 'A' })
      const person = { firstName: 'Ann', lastName: 'Bos', email: 'ann@bol.test', language: 'nl' }
      const contact = await api.create('contact-person', { ...person, customer: id, portalAccess: true })
      return async () => (await api.as('admin').delete(`/api/v4/contact-person/${contact.id}`)).statusCode
    },
    into: 'app_user_customers',
    seen: [],
  },
  'api-alert-rule beginAnew': {
    async prepare(api) {
      const rule = { name: 'Errors', metric: 'errorShare', threshold: 10, windowMinutes: 60, minimumCalls: 10 }
      const { id } = await api.create('api-alert-rule', rule)
      await api.engine.query({ text: 'update api_alert_rule set last_value = to_jsonb(5)' })
      return () => put(api, `/api/v4/api-alert-rule/${id}`, { threshold: 20 })
    },
    into: 'api_alert_rule',
    writes: 'update of last_value',
    seen: [null],
    look: ({ last_value: value }) => value,
  },
  'api-client tellOfScopes': {
    async prepare(api) {
      const { id } = await api.create('customer', { number: 'C-1', company: 'A', email: 'a@bol.test' })
      const key = await api.create('api-client', { name: 'Shop', customer: id, scopes: ['customers:read'] })
      await api.as('admin').post(`${apiClient.api}/${key.id}/key`)
      await emptyOf(api, 'mail')
      return () => put(api, `${apiClient.api}/${key.id}`, { scopes: ['customers:read', 'merchants:read'] })
    },
    into: 'mail',
    seen: ['a@bol.test'],
    look: ({ recipient }) => recipient,
  },
  'user dropLost': {
    async prepare(api) {
      const { id } = await api.create('user', ann)
      await api.create('saved-view', { name: 'A', list: 'team', audience: 'me' })
      await api.engine.query({ text: 'update saved_view set created_by_id = $1', values: [id] })
      return async () => (await api.as('admin').delete(`/api/v4/users/${id}`)).statusCode
    },
    into: 'saved_view',
    writes: 'delete',
    seen: [],
  },
  'saved-view openFirst': {
    async prepare(api) {
      const view = { name: 'A', list: 'team', audience: 'staff', first: true }
      await api.create('saved-view', view)
      return async () => (await api.as('admin').post('/api/v4/saved-view', { ...view, name: 'B' })).statusCode
    },
    into: 'saved_view',
    writes: 'update',
    seen: [false, true],
    look: ({ first }) => first,
  },
  'complaint complaintEvents': {
    prepare: async (api) => (await complaintOf(api)).add,
    into: 'webhook_delivery',
    seen: ['complaint.created'],
    look: ({ event }) => event,
  },
  'webhook voidDeliveries': {
    async prepare(api) {
      const { hook, add } = await complaintOf(api)
      await add()
      return () => api.engine.transaction((trx) => switchOff(api.app, trx, hook.id))
    },
    into: 'webhook_delivery',
    seen: ['off'],
    look: ({ problem }) => problem,
  },
  'webhook tellOfSwitchOff': {
    async prepare(api) {
      const { hook } = await complaintOf(api)
      await emptyOf(api, 'mail')
      return () => api.engine.transaction((trx) => switchOff(api.app, trx, hook.id))
    },
    into: 'mail',
    seen: ['admin@example.test'],
    look: ({ recipient }) => recipient,
  },
}
