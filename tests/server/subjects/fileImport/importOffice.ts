/** An office whose client may send files: its country, and the reason with which an import that is taken back closes files. */
import { test as base } from '#tests/support/api.ts'
import { openOffice } from '#tests/server/subjects/ledger/office.ts'

export const test = base.extend('office', async ({ api }) => {
  const office = await openOffice(api)
  await api.create('country', { code: 'NL', name: { nl: 'Nederland' }, phonePrefix: '+31' })
  await api.create('close-reason', {
    code: 'rejected_at_intake',
    name: { nl: 'Geweigerd' },
    group: 'internal',
    requiresZeroBalance: true,
  })
  return office
})
