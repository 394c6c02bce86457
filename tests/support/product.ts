/** What tests of the core must know of this product. */
import type { FastifyInstance } from 'fastify'
import { staffRolesIn } from '#domain/access/portalRoles.ts'
import { addDays } from '#domain/time/day.ts'
import type { ProductFormat } from '#schemas/productFormats.ts'
import type { Engine } from '#server/db/engine.ts'

/** Values of its formats; another one for another `n` where one can be made. */
export const productSamples: Readonly<Record<ProductFormat, (n: number) => string>> = {
  kvk: (n) => String(n % 1_000_000).padStart(8, '0'),
  'vat-nl': () => 'NL000099998B57',
  'nl-postcode': (n) => `${1000 + (n % 9000)} AB`,
}
/** What they refuse. */
export const wrongProductSamples: Readonly<Record<ProductFormat, string>> = {
  kvk: '1234567',
  'vat-nl': 'NL123456789B90',
  'nl-postcode': '0123 AB',
}

/** Kind of account for these roles: staff if one of them is a right of staff. */
export const kindOf = (acl: readonly string[]): 'employee' | 'customer' | 'contact_person' => {
  if (staffRolesIn(acl).length > 0) return 'employee'
  if (acl.includes('ROLE_CUSTOMER')) return 'customer'
  return acl.includes('ROLE_CONTACT_PERSON') ? 'contact_person' : 'employee'
}

/** Roles of an account that records may point at: recipients must be allowed to see what they are told about. */
export const rolesOfTarget: readonly string[] = ['ROLE_EMPLOYEE', 'ROLE_API_LOG_VIEW']

/** Until all is written that calls leave to be written later. */
export const written = (app: FastifyInstance): Promise<unknown> => app.apiLog.flush()

/** Entities whose records are created by a call that is written by hand, at the address of a generated one. */
export const createdByHand: readonly string[] = ['file', 'import-job', 'precasso']

/** Values of a record that others point at, where the usual ones would forbid what is tested: collection costs are computed. */
export const targetValues: Readonly<Record<string, object>> = {
  mailbox: { password: 'geheim' },
  'cost-type': { category: 'office' },
  'cost-line': { amount: { amount: 1_00, currency: 'EUR' } },
  // A company owes what it agreed.
  file: { fileType: 'company' },
}

/** What belongs to a file belongs to no item of pre-collection. */
const ofFile = { precasso: null }
const claimed = {
  type: 'invoice',
  number: 'sample',
  invoiceDate: '2020-01-01',
  dueDate: '2020-01-01',
  amount: { amount: 100_00, currency: 'EUR' },
}

/** What distinguishes several records of an entity whose usual samples would be the same to a unique key. */
export const ownSamples: Readonly<Record<string, (n: number) => object>> = {
  'address-surveillance': (n) => ({ endsAt: `2099-01-${String((n % 28) + 1).padStart(2, '0')}` }),
  // What the debtor owes stands in the ledger, which only the program may take back.
  'cost-line': () => ({ chargeTo: 'client' }),
  file: () => ({ mergedInto: null }),
  'file-log': () => ({ dataChange: null }),
  mailbox: (n) => ({ host: 'imap.example.nl', password: 'geheim', address: `postbus${n}@example.nl` }),
  'workflow-execution': (n) => ({
    ...ofFile,
    plannedFor: addDays('2026-01-01', n - 1),
  }),
  document: () => ofFile,
  message: () => ofFile,
  'processing-item': () => ofFile,
  precasso: () => ({ claims: [claimed], payments: null }),
}

/** What a record that others point at needs beside its own values: on a file something is owed. */
export async function completeTarget(
  name: string,
  id: number,
  create: (entity: string, body: object) => Promise<unknown>,
) {
  if (name !== 'file') return
  await create('claim', {
    file: id,
    type: 'invoice',
    number: 'sample',
    invoiceDate: '2020-01-01',
    dueDate: '2020-01-01',
    amount: { amount: 1_000_000_00, currency: 'EUR' },
  })
}

/** Properties, by entity, that further rules check: tests of their own try their limits. */
export const ruled: Readonly<Record<string, readonly string[]>> = {
  'file-log': ['dataChange'],
  mailbox: ['password'],
  'processing-item': ['file', 'precasso'],
}

/** Before another sample is added: ends what there may be one of at a time. */
export async function makeRoom(name: string, { query }: Pick<Engine, 'query'>): Promise<void> {
  // A debtor is watched once at a time.
  if (name === 'address-surveillance') await query({ text: `update address_surveillance set status = 'ended'` })
}

/** Entities whose list is a page written by hand that is no table: of own exports, an inbox. */
export const listedByHand: readonly string[] = ['export-job', 'incoming-email']

/** To what a record belongs that others point at, where its schema leaves the choice. */
export const targetOwners: Readonly<Record<string, string>> = {
  document: 'file',
  message: 'file',
  'processing-item': 'file',
}
