/** Schedules: added on the page of their kind, switched, run at once and deleted. */
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect } from 'vitest'
import { test, type Api } from '#tests/support/api.ts'
import { renderPage } from '#tests/support/screen.tsx'
import { never } from '#tests/support/waits.ts'

const who = ['ROLE_EMPLOYEE', 'ROLE_PROCESSING', 'ROLE_FILE_SEARCH']
const working = ['mon', 'tue', 'wed', 'thu', 'fri']
const add = (api: Api, body: object = {}) =>
  api.create('scheduled-send', { name: 'Ochtend', type: 'processing', time: '09:00', days: working, ...body })

test('there is none: one is added with the kind of its page', async ({ api }) => {
  await renderPage(api, { path: '/schedule-send/sms', who })
  await screen.findByText(/^There is no schedule yet/)
  const user = userEvent.setup()
  await user.click(screen.getByRole('button', { name: 'Add a schedule' }))
  const dialog = within(await screen.findByRole('dialog'))
  await user.type(await dialog.findByRole('textbox', { name: /^Name/ }), 'Sms om tien')
  const time = await dialog.findByRole('textbox', { name: /^At(?! most)/ })
  await user.clear(time)
  await user.type(time, '21:00')
  await user.click(await dialog.findByRole('button', { name: 'Add' }))
  await dialog.findByText('Messages leave between 07:00 and 20:00 only.')
  expect(await api.rows('scheduled_send')).toEqual([])
  await user.clear(time)
  await user.type(time, '10:00')
  await user.click(await dialog.findByRole('button', { name: 'Add' }))
  const row = await screen.findByRole('row', { name: /Sms om tien/ })
  expect(row.textContent).toContain('10:00, Monday to Friday')
  expect(await api.rows('scheduled_send')).toMatchObject([{ type: 'sms', time: '10:00', days: working, active: true }])
})

test('each page shows its own, with when it runs next', async ({ api }) => {
  await add(api)
  await add(api, { name: 'Mail', type: 'email', days: ['sat', 'mon'] })
  const { go } = await renderPage(api, { path: '/schedule-send/processing', who })
  const row = await screen.findByRole('row', { name: /Ochtend/ })
  expect(row.textContent).toMatch(/All workflows.*09:00, Monday to Friday\d{2}-\d{2}-\d{4} 09:00not yet/)
  await never(() => screen.queryByText('Mail'))
  await go('/schedule-send/email')
  const mail = await screen.findByRole('row', { name: /Mail/ })
  expect(mail.textContent).toContain('09:00, Mon, Sat')
  screen.getByRole('heading', { name: 'Waiting messages' })
})

test('it is switched off, run at once and deleted', async ({ api }) => {
  await add(api)
  await renderPage(api, { path: '/schedule-send/processing', who })
  const user = userEvent.setup()
  await user.click(await screen.findByRole('switch', { name: 'On Ochtend' }))
  await waitFor(async () =>
    expect((await api.rows('scheduled_send'))[0]).toMatchObject({ active: false, next_run_at: null }),
  )
  await user.click(screen.getByRole('button', { name: 'Run now Ochtend' }))
  await screen.findByText('The run has started.')
  expect(await api.rows('processing_run')).toMatchObject([{ name: 'Ochtend', type: 'file' }])
  await user.click(screen.getByRole('button', { name: 'Delete Ochtend' }))
  await user.click(await within(await screen.findByRole('alertdialog')).findByRole('button', { name: 'Yes' }))
  await screen.findByText(/^There is no schedule yet/)
  expect(await api.rows('scheduled_send')).toEqual([])
})
