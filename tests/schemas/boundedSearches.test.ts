/**
 * Regular expressions in code meet what strangers send: e-mails, files, cells, names, searches. None may take time by the square of a
 * text's length. Those named here meet short or own texts only. What `new RegExp` is made of is not seen.
 */
import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { parseAst } from 'vite'
import { whySearchRunsAway } from '#codegen/check/patterns.ts'

const places = ['domain/**/*.ts', 'server/*.ts', 'server/!(db|dev|frontEnd|seed|sql)/**/*.ts', 'schemas/formats/*.ts']

/** The expressions of a file that may run away, and why that does no harm. */
const harmless: Readonly<Record<string, string>> = {
  'domain/access/passwordRules.ts': 'a password of at most 200 letters',
  'domain/apiLog/mask.ts': 'what it finds may end anywhere; the second begins where a text begins',
  'domain/cells/day.ts': 'at most 60 letters',
  'domain/computedValues.ts': 'own numbers, and expressions of schemas',
  'domain/documents/fileName.ts': 'at most 1,000 letters',
  'domain/incomingMail/ownText.ts': 'it begins where a line begins, and counts',
  'domain/incomingMail/proposalsIn.ts': 'a clause of at most 1,000 letters',
  'domain/law/interest/rates.ts': 'an own number',
  'domain/numberSeries.ts': 'a series of the settings, at most 40 letters',
  'domain/readings.ts': 'it looks one letter behind and ahead',
  'domain/settings/office.ts': 'an address of the settings, by staff',
  'domain/settings/sending.ts': 'an address of the settings, by staff',
  'domain/templates/wording.ts': 'templates, by staff',
  'server/lists/export/workbook.ts': 'it looks seven letters ahead',
  'server/lists/sums/amounts.ts': 'an own number',
  'server/records/values/values.ts': 'a number of the database',
  'server/subjects/fileImport/files/columns.ts': 'at most 200 letters of a street',
  'server/subjects/fileImport/understand.ts': 'it begins where a text begins, and refers to one letter',
  'server/subjects/incomingMail/handling/actFor.ts': 'an address of at most 254 letters',
  'server/subjects/ledger/facts.ts': 'a number of the database',
  'server/subjects/ledger/interestRoutes.ts': 'a number of the database',
  'server/subjects/messages/back/optOutRoutes.ts': 'an address of at most 254 letters',
}

const found = globSync(places)
  .filter((file) => !file.includes('/generated/') && !file.endsWith('.d.ts'))
  .flatMap((file) => {
    const source = readFileSync(file, 'utf8')
    return /\/.*[*+{].*\//.test(source) ? expressionsIn(source).map((one) => ({ file, ...one })) : []
  })

function expressionsIn(source: string): { pattern: string; flags: string }[] {
  const expressions: { pattern: string; flags: string }[] = []
  JSON.stringify(parseAst(source, { lang: 'ts' }), (key, value: unknown) => {
    if (key === 'regex') expressions.push(value as { pattern: string; flags: string })
    return typeof value === 'bigint' ? null : value
  })
  return expressions
}

test('expressions that meet texts of any length take time by the length only', () => {
  expect(found.length).toBeGreaterThan(300)
  const bad = found.flatMap(({ file, pattern, flags }) => {
    const why = harmless[file] === undefined ? whySearchRunsAway({ source: pattern, flags }) : undefined
    return why === undefined ? [] : [`${file}: /${pattern}/${flags} ${why}`]
  })
  expect(bad).toEqual([])
})

test.each([
  [/[ \t]+\n/g, true],
  [/@.*$/, true],
  [/^(.*)<([^<>\s]+@[^<>\s]+)>/, true],
  [/multipart\/report[^]*report-type\s*=/i, true],
  [/<[^>]*>/, true],
  [/^key:[ \t]*(.+)$/gim, true],
  [/\s+/g, false],
  [/<[^<>]*>/, false],
  [/^key:(.+)/gim, false],
  [/\bwhsec_[\w+/=-]+/g, false],
])('%s: runs away %s', (expression, runs) => {
  expect(whySearchRunsAway(expression) !== undefined).toBe(runs)
})
