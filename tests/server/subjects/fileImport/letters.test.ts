/** A client's 14-day letter in its file: kept with the claims that it named, and wrong cells told where they are. */
import { expect } from 'vitest'
import { test } from './importOffice.ts'
import { headers, imported, line, rowsOf, sent, undo, uploader, validate } from '#tests/support/sendImport.ts'

const titles = `${headers};14-dagenbrief verstuurd op;Aangezegde incassokosten;14-dagenbrief verstuurd per;14-dagenbrief ook aan mededebiteuren`
const file = (...rows: string[]) => [titles, ...rows].join('\r\n')

test('invoices that a letter named are one letter of their file, and owe costs by it', async ({ api, office }) => {
  const client = api.as(uploader)
  const content = file(
    `${line('F1', '300')};01-03-2026;60,00;per brief;nee`,
    `${line('F2', '100')};01-03-2026;60,00;post;nee`,
    `${line('F3', '50')};;;;`,
  )
  const checked = await sent(client, content, office)
  await validate(api, client, checked.id)
  const [first, , last] = await rowsOf(client, checked.id)
  const letter = { sent: '2026-03-01', by: 'post', amount: { amount: 6000, currency: 'EUR' }, toCoDebtors: false }
  expect([first, last]).toMatchObject([
    { status: 'ok', amount: { amount: 30_000 }, letter },
    { status: 'ok', letter: null },
  ])

  const done = await imported(api, client, content, office)
  expect(done).toMatchObject({ status: 'completed', counts: { imported: 3 } })
  expect(await api.rows('collection_file')).toMatchObject([
    { fourteen_day_state: 'expired_unpaid', fourteen_day_sent: '2026-03-01' },
  ])
  expect(await api.rows('fourteen_day_letter')).toMatchObject([{ announced: 6000, message_id: null }])
  const claims = await api.rows('claim')
  expect((await api.rows('fourteen_day_claim')).map(({ claim_id: id }) => id)).toEqual(
    claims.slice(0, 2).map(({ id }) => id),
  )
  expect((await api.rows('interruption_event')).map(({ claim_id: id, kind }) => [id, kind])).toEqual(
    claims.slice(0, 2).map(({ id }) => [id, 'demand']),
  )
  const charged = await api
    .as([...uploader, 'ROLE_FILE_SETTINGS_EDIT'])
    .post(`/api/v4/file/${claims[0]?.file_id}/costs`, { costType: office.costType, date: '2026-06-01' })
  expect([charged.statusCode, charged.json()]).toMatchObject([201, {}])
  expect(await api.rows('cost_line')).toMatchObject([{ amount: 6000 }])
})

test('what is wrong with a letter is told at its cell, and nothing is made', async ({ api, office }) => {
  const client = api.as(uploader)
  const content = file(
    `${line('F1', '300', 1)};01-03-2099;45,00;post;`,
    `${line('F2', '300', 2)};01-03-2026;veel;post;`,
    `${line('F3', '300', 3)};01-03-2026;45,00;sms;`,
    `${line('F4', '300', 4)};01-03-2026;;;misschien`,
    `${line('F5', '300', 5)};01-02-2026;45,00;e-mail;ja`,
  )
  const { id } = await sent(client, content, office)
  await validate(api, client, id)
  const rows = await rowsOf(client, id)
  expect(rows.map(({ errors }) => errors.map(({ column, rule }) => [column, rule]))).toEqual([
    [['14-dagenbrief verstuurd op', 'file.future']],
    [['Aangezegde incassokosten', 'cell.money']],
    [['14-dagenbrief verstuurd per', 'enum']],
    [
      ['14-dagenbrief ook aan mededebiteuren', 'cell.yesNo'],
      ['14-dagenbrief verstuurd per', 'required'],
      ['Aangezegde incassokosten', 'required'],
    ],
    [['14-dagenbrief verstuurd op', 'importJob.letterBeforeDue']],
  ])
  expect(rows.at(-1)).toMatchObject({ status: 'warning', letter: { by: 'email', toCoDebtors: true } })
  expect(await api.rows('fourteen_day_letter')).toEqual([])
})

test('a letter goes with the claims that are taken back', async ({ api, office }) => {
  const client = api.as(uploader)
  await imported(api, client, file(`${line('F1', '300')};;;;`), office)
  const { id } = await imported(api, client, file(`${line('F2', '100')};01-03-2026;40,00;post;`), office)
  expect(await api.rows('collection_file')).toMatchObject([{ fourteen_day_state: 'expired_unpaid' }])
  expect(await undo(api, client, id)).toMatchObject({ status: 'rolled_back' })
  expect(await api.rows('fourteen_day_letter')).toEqual([])
  expect(await api.rows('collection_file')).toMatchObject([{ fourteen_day_state: 'none', principal: 30_000 }])
})
