/** The demo templates: their number, no findings, and all used variables exist. */
import { expect, test } from 'vitest'
import { misfitOf } from '#domain/messages/misfit.ts'
import { channelOf, draftOf } from '#domain/templates/draftOf.ts'
import { lint } from '#domain/templates/lint.ts'
import { cleanHtml } from '#server/records/values/html.ts'
import { templateVariables } from '#server/seed/reference/templateVariables.ts'
import { officeSettingRows } from '#server/seed/settings.ts'
import { templateRows } from '#server/seed/reference/templates/rows.ts'
import { workflowPlans } from '#server/seed/workflows/plans.ts'

const rows = templateRows(new Date('2026-06-30T12:00:00Z'))
const known = new Map(templateVariables.map((one) => [one.key, one]))
const every = Object.entries(rows).flatMap(([table, all]) =>
  all.map((row): { name: string; row: Readonly<Record<string, unknown>>; entity: string } => ({
    name: `${table} ${row.code}`,
    row: { ...row, fileType: row.file_type },
    entity: table.replaceAll('_', '-'),
  })),
)

test('there are as many as the demo promises, each with a code of its own', () => {
  const counts = Object.fromEntries(Object.entries(rows).map(([table, all]) => [table, all.length]))
  expect(counts).toEqual({ email_template: 48, post_mail_template: 30, sms_template: 12, subpoena_template: 6 })
  expect(new Set(every.map(({ name }) => name)).size).toBe(96)
  expect(templateVariables.length).toBeGreaterThanOrEqual(90)
  expect(new Set(templateVariables.map(({ key }) => key)).size).toBe(templateVariables.length)
})

test('nothing is wrong with any of them; at most a language is missing, or an SMS is long', () => {
  const mild = new Set(['languageMissing', 'smsLong', 'smsUnicode'])
  const found = every.flatMap(({ name, row, entity }) =>
    lint(draftOf(channelOf(entity), row), known)
      .filter(({ rule }) => !mild.has(rule))
      .map((finding) => ({ name, ...finding })),
  )
  expect(found).toEqual([])
})

test('each fact of the office that they name is known to the demo office', () => {
  const named = every.flatMap(({ row }) =>
    [...JSON.stringify(row).matchAll(/\{\{(office\.\w+)\}\}/g)].map(([, key = '']) => key),
  )
  // Of the configuration, or made of other facts.
  const others = ['office.name', 'office.address', 'office.phone', 'office.email', 'office.footer', 'office.iban']
  const set = officeSettingRows(1, new Date('2026-06-30T12:00:00Z')).map(({ key }) => key)
  expect([...new Set(named)].filter((key) => ![...others, ...set].includes(key))).toEqual([])
})

test('each step of a workflow names templates that are meant for its files, and its 14-day letter names the costs', () => {
  const byCode = new Map(every.map(({ entity, row }) => [`${entity} ${String(row.code)}`, row]))
  const used = workflowPlans.flatMap(({ code, fileType, customer, steps }) =>
    steps.flatMap(({ key, mail, letter, sms, isLetter }) =>
      [mail && `email-template ${mail}`, letter && `post-mail-template ${letter}`, sms && `sms-template ${sms}`]
        .filter((name) => name !== undefined)
        .map((name) => ({ at: `${code} ${key} ${name}`, row: byCode.get(name), isLetter, fileType, customer })),
    ),
  )
  expect(used.length).toBeGreaterThan(20)
  const kinds = { private: ['private'], company: ['company'], both: ['private', 'company'] } as const
  const wrong = used.filter(({ row, isLetter, fileType = 'both', customer = 0 }) => {
    if (!row || (isLetter && !JSON.stringify(row).includes('file.14day.vatStatement'))) return true
    return kinds[fileType ?? 'both'].some((kind) => misfitOf(row, { destination: 'debtor', fileType: kind, customer }))
  })
  expect(wrong.map(({ at }) => at)).toEqual([])
})

test('three in five are in English and French too', () => {
  const translated = rows.email_template.filter(({ languages }) => languages.length === 3).length
  expect(translated / rows.email_template.length).toBeGreaterThanOrEqual(0.6)
})

test('rich text is stored as it would be cleaned', () => {
  for (const { body } of rows.email_template)
    for (const html of Object.values(body)) expect(cleanHtml(String(html))).toBe(html)
})
