/** Every rule that a call may break has a sentence in each language: no code of a rule reaches a person. */
import { expect } from 'vitest'
import { locales } from '#schemas/product.ts'
import { lookUp } from '#schemas/translate.ts'
import { ruleKey } from '#schemas/validation.ts'
import { messages } from '#server/foundation/messages.ts'
import { umbrellas } from '#server/http/errorAnswers.ts'
import { claim, openFile, openOffice, person, staff } from '#tests/server/subjects/ledger/office.ts'
import { test } from '#tests/support/api.ts'

type Schema = Readonly<Record<string, unknown>>
/** Words of a schema that say what a value is, and refuse nothing. */
const tellings = new Set(
  'title description default example examples deprecated nullable readOnly writeOnly $ref $id type format properties items allOf then else additionalItems patternProperties'.split(
    ' ',
  ),
)

/** The keys of all texts for the rules in a schema of the API's description, with those of the rules inside. */
function* keysIn(schema: unknown): Generator<string> {
  if (Array.isArray(schema)) for (const one of schema) yield* keysIn(one)
  if (typeof schema !== 'object' || schema === null || Array.isArray(schema)) return
  const { type, format, properties = {}, ...rest } = schema as Schema & { properties?: Schema }
  if (type !== undefined) yield ruleKey('type', { type })
  if (typeof format === 'string') yield ruleKey('format', { format })
  for (const one of Object.values(properties)) yield* keysIn(one)
  for (const keyword of Object.keys(rest)) {
    if (keyword.startsWith('x-') || tellings.has(keyword)) continue
    yield umbrellas.has(keyword) ? 'validation.pattern' : ruleKey(keyword, {})
  }
  for (const keyword of ['items', 'anyOf', 'oneOf', 'allOf', 'not', 'if', 'then', 'else', 'additionalProperties'])
    yield* keysIn(rest[keyword])
}

/** Formats of files in a body, which are read as they come. */
const unchecked = new Set(['validation.format.binary', 'validation.format.int64', 'validation.format.int32'])

test('each rule of each call has a text in three languages', ({ api }) => {
  const { paths, components } = api.app.swagger() as unknown as {
    paths: Record<string, Record<string, { parameters?: { schema: unknown }[]; requestBody?: unknown }>>
    components: { schemas: Record<string, unknown> }
  }
  const asked = Object.values(paths).flatMap((path) =>
    Object.values(path).flatMap(({ parameters = [], requestBody }) => [
      ...parameters.map(({ schema }) => schema),
      ...Object.values(
        (requestBody as { content?: Record<string, { schema: unknown }> } | undefined)?.content ?? {},
      ).map(({ schema }) => schema),
    ]),
  )
  const keys = new Set([...asked, ...Object.values(components.schemas)].flatMap((schema) => [...keysIn(schema)]))
  expect(keys).toContain('validation.format.date')
  const missing = [...keys]
    .filter((key) => !unchecked.has(key))
    .flatMap((key) =>
      locales.flatMap((locale) => (lookUp(messages[locale], key) === undefined ? [`${locale} ${key}`] : [])),
    )
  expect(missing).toEqual([])
})

test('a day that does not exist is told once, in words, by every call that takes one', async ({ api }) => {
  const office = await openOffice(api)
  const { id } = await openFile(api, {
    customer: office.customer,
    fileType: 'private',
    debtor: person,
    claims: [claim('A-1', '2026-01-31', 100)],
  })
  const client = api.as([...staff, 'ROLE_FINANCE', 'ROLE_AGENDA', 'ROLE_FILE_TERM_PAYMENT'])
  const day = '2026-02-30'
  const eur = { amount: 100, currency: 'EUR' }
  const answers = [
    await client.post(`/api/v4/file/${id}/payments`, { date: day, amount: eur }),
    await client.post(`/api/v4/file/${id}/write-offs`, { date: day, amount: eur, component: 'principal', reason: 'x' }),
    await client.get(`/api/v4/file/${id}/balance?on=${day}`),
    await client.get(`/api/v4/file/${id}/interest?on=${day}`),
  ]
  for (const answer of answers) {
    expect([answer.statusCode, answer.body]).toEqual([400, expect.anything()])
    expect(answer.body).not.toContain('validation.')
    const told = Object.values(answer.json<{ errors: Record<string, string[]> }>().errors).filter((all) =>
      all.some((one) => one.includes('bestaande dag')),
    )
    expect([answer.body, told]).toEqual([answer.body, [['Dit is geen bestaande dag van 1900 tot en met 2199.']]])
  }
})
