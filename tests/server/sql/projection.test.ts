import { expect, test } from 'vitest'
import { customer } from '#schemas/generated/customer.ts'
import { entities } from '#schemas/generated/entities.ts'
import type { Access } from '#server/foundation/access.ts'
import { embeddedRecord, projectionOf } from '#server/sql/projection.ts'
import { Params } from '#server/sql/sql.ts'
import { anonymous } from '#server/foundation/access.ts'

const byName = new Map(entities.map((entity) => [entity.name, entity]))
const person = {
  id: 1,
  username: 'a',
  email: '',
  name: 'A',
  acl: ['ROLE_CONTACT_PERSON'],
  isOutsider: false,
  customerIds: [],
  locale: 'nl',
}
const columns = (may: Access['may']) => {
  const access = { ...anonymous, person, may } as Access
  return projectionOf(customer, { entities: byName, access, now: 0, params: new Params() }).columns
}

test('what is selected for somebody who may do all is not kept for others of the same roles', () => {
  const whole = columns(() => true)
  expect(whole).not.toContain('••••')
  expect(columns(() => false)).toContain('••••')
  expect(columns(() => true)).toBe(whole)
})

test('what a relation shows is masked as the record itself has it', () => {
  const shown = (may: Access['may']) => {
    const access = { ...anonymous, person, may } as Access
    const context = { entities: byName, access, now: 0, params: new Params() }
    return embeddedRecord(customer, ['iban'], { alias: 'm', id: 'm.id' }, context)
  }
  expect(shown(() => true)).not.toContain('••••')
  expect(shown(() => false)).toContain('••••')
})
