/** The API would accept the reference data of finance and legal tables from a person. */
import { expect } from 'vitest'
import { entityByName } from '#schemas/generated/entities.ts'
import type { Entity } from '#schemas/entity.ts'
import { bailiffRows } from '#server/seed/bailiffs.ts'
import { courts } from '#server/seed/courts.ts'
import { advanceDefinitions, clientCostTemplates, extraCostDefinitions } from '#server/seed/financeDefinitions.ts'
import { allocationTemplates, bankAccounts, paymentDescriptions } from '#server/seed/payments.ts'
import { reference as bailiffTariffs } from '#server/seed/reference/bailiffTariffs.ts'
import { reference as costTypes } from '#server/seed/reference/costTypes.ts'
import { reference as courtFees } from '#server/seed/reference/courtFees.ts'
import { reference as interestRates } from '#server/seed/reference/interestRates.ts'
import { reference as subpoenaSalaries } from '#server/seed/reference/subpoenaSalaries.ts'
import type { Validators } from '#server/records/values/body.ts'
import { test } from '#tests/support/api.ts'

const tables: Readonly<Record<string, readonly object[]>> = {
  ...interestRates,
  ...courtFees,
  ...subpoenaSalaries,
  ...bailiffTariffs,
  ...costTypes,
  court: courts(),
  bailiff: bailiffRows(),
  client_cost_template: clientCostTemplates(),
  extra_cost_definition: extraCostDefinitions(),
  advance_definition: advanceDefinitions(),
  bank_account: bankAccounts().map((row) => ({ ...row, customer_id: null })),
  payment_description: paymentDescriptions(),
  allocation_template: allocationTemplates(),
}

type Row = Record<string, unknown>

/** The record as a form sends it: without read-only properties, relations as ids. */
const asSent = ({ properties }: Entity, record: Row): Row =>
  Object.fromEntries(
    properties
      .filter(({ readOnly }) => !readOnly)
      .map(({ name, relation }) => {
        const value = record[name] as { id?: number } | null
        return [name, relation && !relation.many ? (value?.id ?? null) : value]
      }),
  )

test('every row passes the rules of its entity', async ({ api }) => {
  const admin = api.as('admin')
  for (const [table, rows] of Object.entries(tables)) {
    const columns = [...new Set(rows.flatMap((row) => Object.keys(row)))].join(', ')
    await api.engine.query({
      text: `insert into ${table} (${columns}) select ${columns} from jsonb_populate_recordset(null::${table}, $1::jsonb)`,
      values: [JSON.stringify(rows)],
    })
    const entity = entityByName.get(table.replaceAll('_', '-'))
    if (!entity) throw new Error(`no entity for ${table}`)
    const { items } = (await admin.get(`${entity.api}?_limit=1000`)).json<{ items: Row[] }>()
    expect(items).toHaveLength(rows.length)
    const { validateCreate } = (await import(`#schemas/generated/${entity.name}.validate.js`)) as Validators
    for (const record of items) {
      const isRight = validateCreate(asSent(entity, record))
      expect([table, record.id, isRight || validateCreate.errors]).toEqual([table, record.id, true])
    }
    // Rules beyond the schema.
    const [first] = items
    const answer = await admin.put(`${entity.api}/${String(first?.id)}`, {
      ...asSent(entity, first ?? {}),
      _version: 1,
    })
    expect([table, answer.statusCode]).toEqual([table, 200])
  }
})
