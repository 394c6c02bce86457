/** Keyboard shortcuts on every page, and where they are ignored. */
import { fireEvent, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect } from 'vitest'
import en from '#schemas/generated/screenTexts.en.json' with { type: 'json' }
import fr from '#schemas/generated/screenTexts.fr.json' with { type: 'json' }
import nl from '#schemas/generated/screenTexts.nl.json' with { type: 'json' }
import { test, type Api } from '#tests/support/api.ts'
import { renderPage, violations } from '#tests/support/screen.tsx'
import { gone, quiet } from '#tests/support/waits.ts'

const palette = { name: 'Search or run a command' }
const dialogs = () => screen.queryAllByRole('dialog').length

async function open(api: Api, path: string, page: { who?: readonly string[] } = {}) {
  const user = userEvent.setup()
  const app = await renderPage(api, { path, ...page })
  // Behind a dialog that is open from the start it exists, but is hidden from assistive technology.
  await screen.findByRole('button', { ...palette, hidden: true })
  return { user, app }
}

test.for(Object.entries({ en, nl, fr }))(
  '? lists the keys, in %s, and Escape closes it',
  async ([locale, texts], { api }) => {
    const user = userEvent.setup()
    await renderPage(api, { path: '/customer/search', locale: locale as 'en' })
    await screen.findByRole('button', { name: texts.palette.label })
    await user.keyboard('?')
    const dialog = await screen.findByRole('dialog', { name: texts.keyboard.title })
    const said = dialog.textContent ?? ''
    const { everywhere, table, record, form } = texts.keyboard
    for (const { title, ...keys } of [everywhere, table, record, form])
      for (const text of [title, ...Object.values(keys)]) expect(said).toContain(text)
    expect(said).not.toMatch(/keyboard\./)
    expect(await violations()).toEqual([])
    await gone(
      () => screen.queryByRole('dialog'),
      () => user.keyboard('{Escape}'),
    )
  },
)

test('/ goes to the search field', async ({ api }) => {
  const { user } = await open(api, '/file/search')
  const field = await screen.findByRole('searchbox', { name: 'Search files' })
  field.blur()
  await user.keyboard('/')
  await waitFor(() => expect(document.activeElement).toBe(field))
  await user.keyboard('a/b')
  await waitFor(() => expect(field).toHaveProperty('value', 'a/b'))
})

test('/ opens the palette where there is no search field', async ({ api }) => {
  const { user } = await open(api, '/account', { who: ['ROLE_EMPLOYEE'] })
  await user.keyboard('/')
  expect(await screen.findByRole('dialog', palette)).toBeTruthy()
})

test('single keys are left to whoever types; the palette opens from a field too', async ({ api }) => {
  const { user } = await open(api, '/customer/create')
  const field = await screen.findByRole('textbox', { name: /Company/ })
  await user.type(field, 'a?/k')
  await quiet()
  expect([field, dialogs()]).toEqual([expect.objectContaining({ value: 'a?/k' }), 0])
  await user.keyboard('{Control>}k{/Control}')
  expect(await screen.findByRole('dialog', palette)).toBeTruthy()
  await user.keyboard('{Escape}')
  await waitFor(() => expect(document.activeElement).toBe(field))
})

test.for([
  { what: 'Alt', with: { altKey: true, ctrlKey: true } },
  { what: 'Shift', with: { shiftKey: true, ctrlKey: true } },
  { what: 'the Windows key', with: { metaKey: true, ctrlKey: true } },
  { what: 'a word being composed', with: { ctrlKey: true, isComposing: true } },
])('K with $what is another key', async ({ with: held }, { api }) => {
  await open(api, '/customer/search')
  expect(fireEvent.keyDown(document.body, { key: 'k', ...held })).toBe(true)
  await quiet()
  expect(dialogs()).toBe(0)
})

test('over an open dialog nothing else opens', async ({ api }) => {
  const { user } = await open(api, '/settings/merchant?add')
  await screen.findByRole('textbox', { name: /^Name/ })
  ;(document.activeElement as HTMLElement).blur()
  await user.keyboard('{Control>}k{/Control}?/')
  await quiet()
  expect(dialogs()).toBe(1)
})

test('Ctrl+S saves the form that one is in', async ({ api }) => {
  const { user } = await open(api, '/settings/team/new')
  await user.type(await screen.findByRole('textbox', { name: /^Name/ }), 'North')
  await user.keyboard('{Control>}s{/Control}')
  await waitFor(async () => expect(await api.rows('team')).toMatchObject([{ name: 'North' }]))
})

test('Ctrl+S in a search field, or in no form, is the browser’s', async ({ api }) => {
  await open(api, '/file/search')
  const key = { key: 's', ctrlKey: true }
  expect(fireEvent.keyDown(await screen.findByRole('searchbox'), key)).toBe(true)
  expect(fireEvent.keyDown(document.body, key)).toBe(true)
})
