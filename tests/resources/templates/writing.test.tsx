/** Writing a template: variables are inserted at the cursor; findings and a preview are shown at once. */
import { fireEvent, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect } from 'vitest'
import { templateVariables } from '#server/seed/reference/templateVariables.ts'
import { test, type Api } from '#tests/support/api.ts'
import { renderPage } from '#tests/support/screen.tsx'
import { gone, never } from '#tests/support/waits.ts'

const few = [
  'file.number',
  'file.total.outstanding',
  'file.claimsTable',
  'hearing.date',
  'office.name',
  'office.infoUrl',
]

const fill = (api: Api) =>
  api.engine.query({
    text: `insert into template_variable (key, label, category, type, format, sample, scopes)
      select key, label, category, type, format, sample, scopes
      from jsonb_populate_recordset(null::template_variable, $1::jsonb)`,
    values: [JSON.stringify(templateVariables.filter(({ key }) => few.includes(key)))],
  })

const tab = (name: string) => fireEvent.click(screen.getByText(name))

test('a variable is found and put where the cursor was, and what is wrong is said at once', async ({ api }) => {
  await fill(api)
  await renderPage(api, { path: '/sms/template/add' })
  const text = await screen.findByLabelText<HTMLTextAreaElement>(/^Text.*Dutch/)
  fireEvent.focus(text)
  fireEvent.change(text, { target: { value: 'Pay  today.' } })
  text.setSelectionRange(4, 4)

  fireEvent.change(await screen.findByLabelText('Find a variable'), {
    target: { value: 'outstanding' },
  })
  fireEvent.click(await screen.findByText('{{file.total.outstanding}}'))
  await waitFor(() => expect(text.value).toBe('Pay {{file.total.outstanding}} today.'))

  tab('Check')
  await screen.findByText(/say who writes/)
  const value = '{{office.name}}: {{file.nothing}} {{office.infoUrl}}'
  await gone(
    () => screen.queryByText(/say who writes/),
    () => fireEvent.change(text, { target: { value } }),
  )
  await screen.findByText('{{file.nothing}} is no variable. Choose one from the list.')
})

test('a variable for a text in a closed tab opens the tab, and stands there', async ({ api }) => {
  await fill(api)
  const page = await renderPage(api, { path: '/email/template/add' })
  const message = (selected: boolean) => screen.findByRole('tab', { name: 'Message', selected })
  fireEvent.click(await message(false))
  const [subject] = await screen.findAllByRole<HTMLInputElement>('textbox', { name: /^Dutch/ })
  if (!subject) throw new Error('There is no subject.')
  fireEvent.focus(subject)
  fireEvent.click(await screen.findByRole('tab', { name: 'Template' }))
  await message(false)
  fireEvent.click(await screen.findByText('{{file.number}}'))
  await message(true)
  await waitFor(() => expect(page.address()).toBe('/email/template/add?tab=message'))
  await waitFor(() => expect(subject.value).toBe('{{file.number}}'))
})

test('a text message is shown as a phone would, with its length', async ({ api }) => {
  await fill(api)
  await renderPage(api, { path: '/sms/template/add' })
  const text = await screen.findByLabelText<HTMLTextAreaElement>(/^Text.*Dutch/)
  fireEvent.change(text, { target: { value: '{{office.name}}: {{file.total.outstanding}}' } })
  tab('Preview')
  await screen.findByText('Dossier Incasso: € 250,21')
  expect(screen.getByText(/^1 part, 26 characters \(GSM-7\), 134 left$/)).toBeTruthy()
})

test('blocks, and what belongs to a summons, are not offered for a text message', async ({ api }) => {
  await fill(api)
  await renderPage(api, { path: '/sms/template/add' })
  await screen.findByText('{{file.number}}')
  await never(() => screen.queryByText('{{file.claimsTable}}'))
  await never(() => screen.queryByText('{{hearing.date}}'))
})

test('the page of a template shows it in the language that is chosen, and sends it to oneself', async ({ api }) => {
  await fill(api)
  const { id } = await api.create('email-template', {
    name: 'Herinnering',
    code: 'herinnering',
    category: 'service',
    type: 'manual',
    destination: 'client',
    subject: { nl: 'Uw dossier {{file.number}}', en: 'Your file {{file.number}}' },
    body: { nl: '<p>Nog {{file.total.outstanding}}.</p>', en: '<p>Still {{file.total.outstanding}}.</p>' },
  })
  await renderPage(api, { path: `/email/template/${id}` })
  await screen.findByRole('heading', { level: 2, name: 'Uw dossier INC-2026-004217' })
  await userEvent.click(screen.getByTitle('English'))
  await screen.findByText('Your file INC-2026-004217')
  const frame = screen.getByTitle<HTMLIFrameElement>('Content of the message')
  expect(frame.getAttribute('sandbox')).toBe('allow-same-origin')
  expect(frame.srcdoc).toContain('Still €250.21.')

  await userEvent.click(screen.getByRole('button', { name: 'Send a test to myself' }))
  await screen.findByText(/is among the mail that was kept/)
  expect(await api.rows('mail')).toMatchObject([{ subject: '[Test] Your file INC-2026-004217' }])
})

test('of a variable of the system only the wording can be written', async ({ api }) => {
  await fill(api)
  const row = (await api.rows('template_variable')).find(({ key }) => key === 'file.number')
  await renderPage(api, { path: `/email/variable/${String(row?.id)}/edit` })
  await screen.findAllByRole('textbox', { name: /Dutch/ })
  await never(() => screen.queryByRole('textbox', { name: /^Key/ }))
})

test('who may add templates but not see them gets an empty form after each, and is told that it is added', async ({
  api,
}) => {
  await fill(api)
  const page = await renderPage(api, {
    path: '/sms/template/add',
    who: ['ROLE_EMPLOYEE', 'ROLE_POST_MAIL_TEMPLATE_EDIT'],
  })
  for (const [place, name] of ['First', 'Second'].entries()) {
    const field = await screen.findByRole<HTMLInputElement>('textbox', { name: /^Name/ })
    expect(field.value).toBe('')
    await userEvent.type(field, name)
    for (const label of [/^Code/, /^Sender/])
      await userEvent.type(screen.getByRole('textbox', { name: label }), name.toLowerCase())
    fireEvent.change(screen.getByLabelText(/^Text.*Dutch/), { target: { value: `${name} {{office.name}}` } })
    fireEvent.click(await screen.findByRole('button', { name: 'Add' }))
    await waitFor(async () => expect(await api.rows('sms_template')).toHaveLength(place + 1))
    await screen.findByText('Added')
    await waitFor(() => expect(screen.getByRole<HTMLInputElement>('textbox', { name: /^Name/ }).value).toBe(''))
  }
  expect(page.path()).toBe('/sms/template/add')
  expect(document.activeElement).toBe(screen.getByRole('textbox', { name: /^Name/ }))
})
