// @vitest-environment jsdom
/** A picker of records that are parts of others, on the real server: the tree, its paths, and what is no choice. */
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect } from 'vitest'
import { test, type Api } from '#tests/support/api.ts'
import { renderPage, violations } from '#tests/support/screen.tsx'

async function customers(api: Api) {
  let n = 0
  const add = async (company: string, parent?: number) =>
    (await api.create('customer', { number: `C-${(n += 1)}`, company, parent })).id
  const holding = await add('Zand Holding')
  const region = await add('Zand North', holding)
  await add('Zand Branch', region)
  await add('Aarde Zand')
  return { holding, region }
}
const picker = () => screen.findByRole<HTMLInputElement>('combobox', { name: 'Part of' })
const offered = async (path: string) => {
  const names = await screen.findAllByRole('option')
  return [path, names.map((one) => one.getAttribute('aria-label') ?? one.textContent)]
}

test('choices stand in the tree, are found by path, and the chosen one says where it is', async ({ api }) => {
  const { region } = await customers(api)
  const other = await api.create('customer', { number: 'C-9', company: 'New' })
  await renderPage(api, { path: `/customer/${other.id}/edit` })
  await userEvent.type(await picker(), 'zand')
  await waitFor(async () =>
    expect(await offered('zand')).toEqual([
      'zand',
      ['Aarde Zand', 'Zand Holding', 'Zand Holding › Zand North', 'Zand Holding › Zand North › Zand Branch'],
    ]),
  )
  const indents = screen.getAllByRole('option').map((one) => Number.parseInt(one.style.paddingInlineStart, 10))
  expect(indents.map((one) => one - (indents[0] ?? 0))).toEqual([0, 0, 20, 40])
  expect(await violations()).toEqual([])

  await userEvent.clear(await picker())
  await userEvent.type(await picker(), 'holding / north')
  await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(1))
  // What is above it is not in the list, so it is said beside it.
  const [option] = screen.getAllByRole('option')
  expect(option?.textContent).toContain('in Zand Holding')
  await userEvent.click(screen.getByRole('option', { name: 'Zand Holding › Zand North' }))
  await waitFor(async () => expect((await picker()).value).toBe('Zand Holding › Zand North'))
  await userEvent.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(async () =>
    expect((await api.as('admin').get(`/api/v4/customer/${other.id}`)).json()).toMatchObject({
      parent: { id: region },
    }),
  )
})

test('a record is no choice for itself, nor is what is below it, and its place is read with the form', async ({
  api,
}) => {
  const { region } = await customers(api)
  await renderPage(api, { path: `/customer/${region}/edit` })
  await waitFor(async () => expect((await picker()).value).toBe('Zand Holding'))
  await userEvent.clear(await picker())
  await userEvent.type(await picker(), 'zand')
  await waitFor(async () => expect(await offered('zand')).toEqual(['zand', ['Aarde Zand', 'Zand Holding']]))
})
