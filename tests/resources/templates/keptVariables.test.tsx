/** System variables cannot be deleted, so there is no button for it. */
import { fireEvent, screen } from '@testing-library/react'
import { expect } from 'vitest'
import { templateVariables } from '#server/seed/reference/templateVariables.ts'
import { test, type Api } from '#tests/support/api.ts'
import { renderPage } from '#tests/support/screen.tsx'
import { gone, never } from '#tests/support/waits.ts'

async function fill(api: Api) {
  await api.engine.query({
    text: `insert into template_variable (key, label, category, type, format, sample, scopes)
      select key, label, category, type, format, sample, scopes
      from jsonb_populate_recordset(null::template_variable, $1::jsonb)`,
    values: [JSON.stringify(templateVariables.filter(({ key }) => key === 'file.number'))],
  })
  const texts = { nl: 'Netjes geregeld' }
  await api.create('template-variable', { key: 'office.slogan', label: { nl: 'Leus' }, texts })
}

test('the row of a variable of the system offers no deleting, that of an own one does', async ({ api }) => {
  await fill(api)
  await renderPage(api, { path: '/email/variable' })
  await screen.findByRole('button', { name: 'Delete office.slogan' })
  await never(() => screen.queryByRole('button', { name: 'Delete file.number' }))
  fireEvent.click(screen.getByRole('button', { name: 'More file.number' }))
  await screen.findByRole('menuitem', { name: 'Edit' })
  await never(() => screen.queryByRole('menuitem', { name: 'Delete' }))
})

test.for([
  ['file.number', 0],
  ['office.slogan', 1],
] as const)('nor does the page of one of the system: %s', async ([key, buttons], { api }) => {
  await fill(api)
  const id = Number((await api.rows('template_variable')).find((row) => row.key === key)?.id)
  await renderPage(api, { path: `/email/variable/${id}` })
  await screen.findByRole('link', { name: 'Edit' })
  fireEvent.click(screen.getByRole('button', { name: 'More actions' }))
  await screen.findByRole('link', { name: 'Clone' })
  expect(screen.queryAllByRole('button', { name: 'Delete' })).toHaveLength(buttons)
})

test('templates of the system are not offered to be deleted either', async ({ api }) => {
  const text = `insert into email_template (name, code, category, type, destination, subject, body)
    select name, lower(name), 'amicable', type, 'debtor', '{"nl":"x"}', '{"nl":"x"}'
    from (values ('Own', 'manual'), ('Program', 'system')) as x(name, type)`
  await api.engine.query({ text })
  await renderPage(api, { path: '/email/template' })
  fireEvent.click(await screen.findByRole('button', { name: 'More Own' }))
  await screen.findByRole('menuitem', { name: 'Delete' })
  await gone(
    () => screen.queryByRole('menu'),
    () => fireEvent.keyDown(screen.getByRole('menu'), { key: 'Escape' }),
  )
  fireEvent.click(screen.getByRole('button', { name: 'More Program' }))
  await screen.findByRole('menuitem', { name: 'Edit' })
  await never(() => screen.queryByRole('menuitem', { name: 'Delete' }))
})

test.for([
  [true, 0],
  [false, 1],
] as const)('nor is what is a default: %s', async ([isDefault, buttons], { api }) => {
  const body = { name: 'Usual', components: [{ component: 'principal' }], isDefault }
  const { id } = await api.create('allocation-template', body)
  await renderPage(api, { path: `/finance/allocation-templates/${id}` })
  await screen.findByRole('link', { name: 'Edit' })
  fireEvent.click(screen.getByRole('button', { name: 'More actions' }))
  await screen.findByRole('link', { name: 'Clone' })
  expect(screen.queryAllByRole('button', { name: 'Delete' })).toHaveLength(buttons)
})
