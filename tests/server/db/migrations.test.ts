import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { migrate } from '#server/db/migrate.ts'
import { type EmptyDatabase, emptyDatabases } from '#tests/support/emptyDatabases.ts'

describe.each(emptyDatabases)('on %s', (_kind, open) => {
  let database: EmptyDatabase
  beforeAll(async () => {
    database = await open()
  })
  afterAll(() => database.close())

  test('all migrations of the project run, on an empty database, once', async () => {
    const done = await migrate(database.engine)
    expect(done).toEqual(done.toSorted())
    expect(done[0]).toBe('0001-foundation.sql')
    expect(await migrate(database.engine)).toEqual([])

    const { rows } = await database.engine.query({
      text: `insert into customer (number, company, payout_minimum, payout_minimum_currency)
        values ('C-1', 'Société Générale', 100, 'EUR') returning search_text, version, language, active`,
    })
    expect(rows).toEqual([{ search_text: 'c-1 societe generale       c1', version: 1, language: 'nl', active: true }])
  })

  test.each([
    [
      'an amount without currency',
      `update customer set payout_minimum_currency = null`,
      'customer_payout_minimum_currency_check',
    ],
    ['a value that no schema knows', `update customer set language = 'xx'`, 'customer_language_check'],
    ['a day without end', `update customer set contract_from = 'infinity'`, 'customer_contract_from_check'],
    ['a percentage that is no number', `update customer set commission = 'NaN'`, 'customer_commission_check'],
    [
      'a number beyond what is read back',
      `update customer set payout_minimum = 9007199254740992`,
      'customer_payout_minimum_check',
    ],
  ])('keeps out %s', async (_name, text, constraint) => {
    await expect(database.engine.query({ text })).rejects.toThrow(`violates check constraint "${constraint}"`)
  })
})
