import { expect } from 'vitest'
import { entityByName } from '#schemas/generated/entities.ts'
import { check, type Validate } from '#schemas/validation.ts'
import { agendaSubjectRows } from '#server/seed/reference/agendaSubjects.ts'
import { closeReasonRows } from '#server/seed/reference/closeReasons.ts'
import { countryRows } from '#server/seed/reference/countries.ts'
import { emailClassRows } from '#server/seed/reference/emailClasses.ts'
import { fileLogTypeRows } from '#server/seed/reference/fileLogTypes.ts'
import { fileStatusRows } from '#server/seed/reference/fileStatuses.ts'
import { holidayRows } from '#server/seed/reference/holidays.ts'
import { legalTypeRows } from '#server/seed/reference/legalTypes.ts'
import { mimeTypeRows } from '#server/seed/reference/mimeTypes.ts'
import { salutationRows } from '#server/seed/reference/salutations.ts'
import { blockedNumberRows, partnerRows, teamRows } from '#server/seed/settings.ts'
import { test, type Api } from '#tests/support/api.ts'

const asOf = new Date('2026-06-30T12:00:00Z')

const insert = (api: Api, table: string, rows: readonly object[]) => {
  const columns = Object.keys(rows[0] ?? {}).join(', ')
  const text = `insert into ${table} (${columns}) select ${columns} from jsonb_populate_recordset(null::${table}, $1::jsonb)`
  return api.engine.query({ text, values: [JSON.stringify(rows)] })
}

/** As a client sends them: relations as ids, without what the server fills in. */
async function bodiesOf(api: Api, name: string) {
  const entity = entityByName.get(name)
  if (!entity) throw new Error(`There is no entity ${name}.`)
  const path = entity.kind === 'lookup' ? `${entity.api}?_limit=-1` : `${entity.api}?_limit=1000`
  const { items } = (await api.as('admin').get(path)).json<{ items: Record<string, unknown>[] }>()
  const idOf = (value: unknown) => (typeof value === 'object' && value !== null && 'id' in value ? value.id : value)
  return items.map((item) =>
    Object.fromEntries(
      entity.properties.flatMap(({ name: field, readOnly, relation }) => {
        const value = item[field]
        if (readOnly || value === null || value === undefined) return []
        return [[field, relation ? (Array.isArray(value) ? value.map(idOf) : idOf(value)) : value]]
      }),
    ),
  )
}

test('what an office starts with passes every rule of the schemas', async ({ api }) => {
  const employees = [await api.addUser({ username: 'a', acl: ['ROLE_EMPLOYEE'] }), await api.addUser({ username: 'b' })]
  const partners = partnerRows(asOf)
  const tables: [entity: string, table: string, rows: readonly object[], count: number][] = [
    ['country', 'country', countryRows(), 249],
    ['salutation', 'salutation', salutationRows(), 6],
    ['agenda-subject', 'agenda_subject', agendaSubjectRows(), 32],
    ['legal-type', 'legal_type', legalTypeRows(), 12],
    ['holiday', 'holiday', holidayRows(), 100],
    ['mime-type', 'mime_type', mimeTypeRows(), 14],
    ['file-status', 'file_status', fileStatusRows(), 15],
    ['file-log-type', 'file_log_type', fileLogTypeRows(), 12],
    ['close-reason', 'close_reason', closeReasonRows(), 20],
    ['email-classification', 'email_classification', emailClassRows(), 14],
    ['partner', 'partner', partners.rows, 8],
    ['team', 'team', teamRows(employees), 6],
    ['dialer-blacklist', 'dialer_blacklist', blockedNumberRows(employees, asOf), 60],
  ]
  for (const [, table, rows] of tables) await insert(api, table, rows)
  await insert(api, 'partner_countries', partners.countries)

  for (const [name, , , count] of tables) {
    const entity = entityByName.get(name)
    const { validateCreate } = (await import(`#schemas/generated/${name}.validate.js`)) as { validateCreate: Validate }
    const bodies = await bodiesOf(api, name)
    expect([name, bodies.length]).toEqual([name, count])
    expect(bodies.flatMap((body) => (entity ? check(entity, validateCreate, body) : [body]))).toEqual([])
  }
})

test('countries have names in three languages, and those of the EEA take part in SEPA', () => {
  const rows = countryRows()
  expect(rows.find(({ code }) => code === 'DE')).toMatchObject({
    name: { nl: 'Duitsland', en: 'Germany', fr: 'Allemagne' },
    phone_prefix: '+49',
    is_eea: true,
    is_sepa: true,
  })
  expect(rows.filter(({ code, name }) => Object.values(name).includes(code))).toEqual([])
  expect(rows.filter(({ is_eea, is_sepa }) => is_eea && !is_sepa)).toEqual([])
  expect([rows.filter(({ is_eea }) => is_eea).length, new Set(rows.map(({ code }) => code)).size]).toEqual([30, 249])
})
