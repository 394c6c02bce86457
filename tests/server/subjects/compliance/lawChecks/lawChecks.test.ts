import { expect } from 'vitest'
import { lawChecks } from '#server/subjects/compliance/lawChecks/lawChecks.ts'
import { test, type Api } from '#tests/support/api.ts'
import { claim, openFile, openOffice, person } from '#tests/server/subjects/ledger/office.ts'

const legal = ['ROLE_EMPLOYEE', 'ROLE_FILE_SEARCH', 'ROLE_EMPLOYEE_LEGAL_COUNCIL']
const path = '/api/v4/compliance/law-checks'
type Check = { id: string; count: number | null; checkedAt: string | null; records: { id: number; number: string }[] }

const read = async (api: Api, id: string) =>
  (await api.as(legal).get(path)).json<{ checks: Check[] }>().checks.find((check) => check.id === id)

test('a night keeps what each check finds, with the first files; what is mended is gone the night after', async ({
  api,
}) => {
  const { customer } = await openOffice(api)
  const file = await openFile(api, {
    customer,
    fileType: 'private',
    debtor: person,
    claims: [claim('F1', '2026-01-31', 100)],
  })
  expect(await read(api, 'minorOwes')).toMatchObject({ count: null, checkedAt: null, records: [] })
  await api.engine.query({ text: `update debtor set birth_date = '2015-01-01' where id = $1`, values: [file.debtor] })
  await api.doJob('compliance.lawChecks', {})
  expect(await read(api, 'minorOwes')).toMatchObject({
    count: 1,
    checkedAt: expect.stringMatching(/Z$/),
    records: [{ id: file.id, number: file.number }],
  })
  const { checks } = (await api.as(legal).get(path)).json<{ checks: Check[] }>()
  expect(checks.map(({ id }) => id)).toEqual(lawChecks.map(({ id }) => id))
  expect(checks.filter(({ count }) => count !== 0).map(({ id }) => id)).toEqual(['minorOwes'])
  // Files are named to those who may open them.
  const other = (await api.as(['ROLE_EMPLOYEE', 'ROLE_EMPLOYEE_LEGAL_COUNCIL']).get(path)).json<{ checks: Check[] }>()
  expect(other.checks.find(({ id }) => id === 'minorOwes')).toMatchObject({ count: 1, records: [] })
  await api.engine.query({ text: `update debtor set birth_date = '1980-01-01' where id = $1`, values: [file.debtor] })
  await api.doJob('compliance.lawChecks', {})
  expect(await read(api, 'minorOwes')).toMatchObject({ count: 0, records: [] })
  expect(await api.rows('law_finding')).toHaveLength(lawChecks.length)
})

test('whoever may not see compliance sees nothing of it', async ({ api }) => {
  await api.doJob('compliance.lawChecks', {})
  for (const who of [['ROLE_EMPLOYEE', 'ROLE_FILE_SEARCH'], ['ROLE_CUSTOMER']]) {
    const answer = await api.as(who).get(path)
    expect([who, answer.statusCode, answer.body.includes('minorOwes')]).toEqual([who, 403, false])
  }
})
