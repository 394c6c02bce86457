/** Templates that were there before they said what they are: the migrations tell it, and mend what they say of VAT. */
import { readFileSync } from 'node:fs'
import { expect } from 'vitest'
import { addTemplate, openDesk } from '#tests/server/subjects/messages/writing.ts'
import { test } from '#tests/support/api.ts'

const conditional =
  '<p>Die kosten zijn {{file.14day.costs}}, en daarover {{file.14day.costsVat}} btw als {{customer.company}} de btw niet kan aftrekken.</p>'
const variables = ['customer.company', 'file.14day.costs', 'file.14day.costsVat']

test('by their codes, by the steps that send them, and else by their category', async ({ api }) => {
  await openDesk(api)
  await api.engine.query({ text: 'delete from email_template' })
  await api.engine.query({
    text: `insert into reference_filled (entity, filled_at, count) values ('template-variable', now(), 1) on conflict do nothing`,
  })
  await api.engine.query({ text: `delete from template_variable where key = 'file.14day.vatStatement'` })
  const own = { variables, body: { nl: conditional } }
  await addTemplate(api, 'email', { code: 'laatste-aanmaning', category: 'amicable' })
  await addTemplate(api, 'email', { code: 'ons-vonnis', category: 'judicial' })
  await addTemplate(api, 'email', { code: 'onze-brief', category: 'amicable', ...own })
  await addTemplate(api, 'email', { code: 'onze-vraag', category: 'client', destination: 'client' })
  await addTemplate(api, 'email', { code: 'iets', category: 'amicable' })
  for (const file of ['0100-purposes-of-templates', '0101-vat-in-the-14-day-letter'])
    for (const text of readFileSync(`server/db/migrations/${file}.sql`, 'utf8').split(/;\n\n/))
      if (text.trim() !== '') await api.engine.query({ text })
  const rows = (await api.rows('email_template')).toSorted((a, b) => (String(a.code) < String(b.code) ? -1 : 1))
  expect(rows.map(({ code, purpose }) => [code, purpose])).toEqual([
    ['iets', 'reminder'],
    ['laatste-aanmaning', 'last_demand'],
    ['ons-vonnis', 'court_announcement'],
    ['onze-brief', 'fourteen_day_letter'],
    ['onze-vraag', 'information'],
  ])
  expect(rows[3]).toMatchObject({
    body: { nl: '<p>Die kosten zijn {{file.14day.costs}}. {{file.14day.vatStatement}}</p>' },
    variables: ['customer.company', 'file.14day.costs', 'file.14day.vatStatement'],
  })
  expect((await api.rows('template_variable')).map(({ key }) => key)).toContain('file.14day.vatStatement')
})
