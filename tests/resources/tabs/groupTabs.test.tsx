/** Tabs of a form and of a record's page, with the real server: an account has three. */
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useLocation } from 'react-admin'
import { expect } from 'vitest'
import { FormGroup } from '#resources/form/FormGroup.tsx'
import { GroupTabs } from '#resources/tabs/GroupTabs.tsx'
import { renderIn } from '#tests/resources/inForm.tsx'
import { test, type Api } from '#tests/support/api.ts'
import { renderPage, violations } from '#tests/support/screen.tsx'
import { gone, never } from '#tests/support/waits.ts'

const person = { username: 'vera', name: 'Vera', email: 'vera@a.test', kind: 'employee', calendarStart: '08:00' }
const added = async (api: Api) => (await api.create('user', person)).id
const tab = (name: string) => screen.findByRole('tab', { name: new RegExp(`^${name}`) })
const input = (name: RegExp) => screen.queryByRole<HTMLInputElement>('textbox', { name })
const save = () => userEvent.click(screen.getByRole('button', { name: 'Save' }))

test('the open tab stands in the address, arrow keys go through them, and Cancel leaves all of them at once', async ({
  api,
}) => {
  const id = await added(api)
  const page = await renderPage(api, { path: '/employee' })
  await screen.findByText('Vera')
  await page.go(`/employee/${id}/edit?tab=work`)
  await screen.findByRole('tab', { name: /^Work/, selected: true })
  await waitFor(() => expect(input(/^Calendar from/)?.value).toBe('08:00'))
  await never(() => input(/^Name/))
  expect(await violations()).toEqual([])

  ;(await tab('Work')).focus()
  await userEvent.keyboard('{ArrowRight}')
  await waitFor(() => expect(page.address()).toBe(`/employee/${id}/edit?tab=training`))
  await waitFor(async () => expect(document.activeElement).toBe(await tab('Training')))
  await userEvent.keyboard('{Home}')
  await waitFor(() => expect(page.address()).toBe(`/employee/${id}/edit`))
  await waitFor(() => expect(input(/^Name/)?.value).toBe('Vera'))
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }))
  await waitFor(() => expect(page.path()).toBe('/employee'))
})

test('what is typed in a tab that was closed since is kept, without a question, and saved', async ({ api }) => {
  const id = await added(api)
  const page = await renderPage(api, { path: `/employee/${id}/edit?tab=work` })
  await tab('Work')
  await userEvent.clear(input(/^Calendar from/) as HTMLElement)
  await userEvent.type(input(/^Calendar from/) as HTMLElement, '09:15')
  await userEvent.click(await tab('Person'))
  await never(() => screen.queryByRole('alertdialog'))
  await userEvent.type(await screen.findByRole('textbox', { name: /^Name/ }), ' de Wit')
  await save()
  await waitFor(() => expect(page.path()).toBe(`/employee/${id}`))
  const [row] = (await api.rows('app_user')).filter(({ username }) => username === 'vera')
  expect(row).toMatchObject({ name: 'Vera de Wit', calendar_start: '09:15' })
})

test('a mistake in a closed tab marks the tab and opens it where the first one is; nothing is saved', async ({
  api,
}) => {
  const id = await added(api)
  const page = await renderPage(api, { path: `/employee/${id}/edit` })
  await userEvent.clear(await screen.findByRole('textbox', { name: /^Name/ }))
  await userEvent.click(await tab('Work'))
  await userEvent.clear(input(/^Calendar from/) as HTMLElement)
  await userEvent.type(input(/^Calendar from/) as HTMLElement, 'noon')
  await userEvent.click(await tab('Training'))
  await save()
  await waitFor(() => expect(document.activeElement).toBe(input(/^Name/)))
  expect(page.address()).toBe(`/employee/${id}/edit`)
  const marked = () => screen.getAllByRole('tab').map((one) => within(one).queryByTitle('has errors') !== null)
  await waitFor(() => expect(marked()).toEqual([true, true, false]))
  await userEvent.type(input(/^Name/) as HTMLElement, 'Vera')
  await waitFor(() => expect(marked()).toEqual([false, true, false]))
  await save()
  await waitFor(() => expect(document.activeElement).toBe(input(/^Calendar from/)))
  const [row] = (await api.rows('app_user')).filter(({ username }) => username === 'vera')
  expect(row).toMatchObject({ name: 'Vera', calendar_start: '08:00', version: 1 })
})

test('the page of a record has the same tabs, and the search of the browser opens the one in which it finds', async ({
  api,
}) => {
  const id = await added(api)
  const page = await renderPage(api, { path: `/employee/${id}` })
  await tab('Person')
  const found = await screen.findByText('08:00')
  expect(found.closest('[role=tabpanel]')?.getAttribute('hidden')).toBe('until-found')
  await gone(
    () => found.closest('[hidden]'),
    () => found.dispatchEvent(new Event('beforematch', { bubbles: true })),
  )
  await waitFor(() => expect(page.address()).toBe(`/employee/${id}?tab=work`))
})

test('a tab without anything to fill in is not there, and in a dialog the address stays as it is', async () => {
  const page = (
    <GroupTabs>
      <FormGroup name="person" tab>
        <input aria-label="first" />
      </FormGroup>
      <FormGroup name="work" tab>
        {null}
      </FormGroup>
      <FormGroup name="training" tab>
        <input aria-label="third" />
      </FormGroup>
    </GroupTabs>
  )
  renderIn(
    { resource: 'user', surface: { in: 'dialog' } },
    <>
      {page}
      <Address />
    </>,
  )
  await waitFor(() => expect(screen.getAllByRole('tab').map(({ textContent }) => textContent)).toHaveLength(2))
  await userEvent.click(screen.getByRole('tab', { name: /Opleiding/ }))
  expect(await screen.findByRole('textbox', { name: 'third' })).toBeTruthy()
  expect(screen.getByTestId('address').textContent).toBe('')
})

const Address = () => <p data-testid="address">{useLocation().search}</p>
