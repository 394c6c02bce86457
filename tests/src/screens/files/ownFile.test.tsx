/** The page of a file for people of its client: every link of theirs leads there, and it shows what they may see. */
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect } from 'vitest'
import { test as base } from '#tests/support/api.ts'
import { renderPage, violations } from '#tests/support/screen.tsx'
import { never } from '#tests/support/waits.ts'
import { claim, openFile, openOffice, staff } from '#tests/server/subjects/ledger/office.ts'

const test = base
  .extend('office', async ({ api }) => openOffice(api))
  .extend('file', async ({ api, office: { customer } }) =>
    openFile(api, {
      customer,
      fileType: 'company',
      debtor: { kind: 'company', company: 'Bakker' },
      claims: [claim('2025-1', '2024-12-31', 1_000)],
      interest: { type: 'none' },
    }),
  )
  .extend('foreign', async ({ api }) => {
    const { id: customer } = await api.create('customer', { number: 'C-9', company: 'Ander B.V.' })
    return openFile(api, {
      customer,
      fileType: 'company',
      debtor: { kind: 'company', company: 'Vreemd' },
      claims: [claim('2025-9', '2024-12-31', 900)],
      interest: { type: 'none' },
    })
  })

describe.for([['ROLE_CUSTOMER'], ['ROLE_CONTACT_PERSON']])('%s', (who) => {
  test('opens a file from the list, and sees it without what is for staff', async ({ api, office, file, foreign }) => {
    await api.as(staff).put(`/api/v4/file/${file.id}`, { notes: 'Niet voor de klant' })
    await api.as(who, { customerIds: [office.customer] }).get('/api/v3/user/get')
    const app = await renderPage(api, { path: '/file', who })
    const link = await screen.findByRole('link', { name: file.number })
    expect(link.getAttribute('href')).toBe(`/file/${file.id}`)
    await never(() => screen.queryByText(foreign.number))
    await userEvent.click(link)
    await waitFor(() => expect(app.path()).toBe(`/file/${file.id}`))
    await screen.findByRole('heading', { level: 1, name: file.number })
    const figures = within(await screen.findByRole('region', { name: 'What is owed today' }))
    await waitFor(() => expect(figures.getAllByText('€1,000.00')).toHaveLength(2))
    expect(screen.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual([
      'Overview',
      'Claims 1',
      'Finance',
      'Log',
      'Documents',
      'Arrangement',
      'Disputes',
    ])
    for (const name of ['Payment', 'Costs', 'Write off', 'Edit', 'Pause', 'Close'])
      await never(() => screen.queryByRole('button', { name }))
    for (const text of ['Niet voor de klant', 'Case manager', 'Handled by']) await never(() => screen.queryByText(text))
    expect(await violations()).toEqual([])
    for (const key of ['2', '3', '4', '5', '6', '7']) {
      await userEvent.keyboard(key)
      await waitFor(() =>
        expect(screen.getAllByRole('tab').map(({ ariaSelected }) => ariaSelected)[Number(key) - 1]).toBe('true'),
      )
      await never(() => screen.getByRole('tabpanel').querySelector('[aria-busy=true]'))
      expect(
        screen
          .queryAllByRole('alert')
          .map(({ textContent }) => textContent)
          .join(''),
      ).toBe('')
    }
  })

  test('reads that another client’s file was not found', async ({ api, office, foreign }) => {
    await api.as(who, { customerIds: [office.customer] }).get('/api/v3/user/get')
    const app = await renderPage(api, { path: `/file/${foreign.id}`, who })
    await screen.findByText('Not found.')
    expect(app.path()).toBe(`/file/${foreign.id}`)
    expect(document.body.textContent).not.toContain(foreign.number)
  })

  test('is led there by the number that was typed, with scripts and without', async ({ api, office, file }) => {
    const person = api.as(who, { customerIds: [office.customer] })
    const answer = await person.send({
      method: 'POST',
      url: '/file/search',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: `search=${file.number}`,
    })
    expect([answer.statusCode, answer.headers.location]).toEqual([303, `/file/${file.id}`])
    const several = await person.send({
      method: 'POST',
      url: '/file/search',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: 'search=Bakker',
    })
    expect(several.headers.location).toBe('/file?search=Bakker')
    const app = await renderPage(api, { path: `/file?search=${file.number}`, who })
    await waitFor(() => expect(app.path()).toBe(`/file/${file.id}`))
  })
})

test('staff keep their own page of a file, and lists at /file/… stay theirs', async ({ api, file }) => {
  const app = await renderPage(api, { path: '/file/search?page=1', who: staff })
  const link = await screen.findByRole('link', { name: file.number })
  expect(link.getAttribute('href')).toBe(`/file/show-new/${file.id}`)
  await app.go('/file/claim')
  await screen.findByRole('heading', { level: 1, name: 'Claims' })
  await app.go(`/file/${file.id}`)
  await screen.findAllByText('You have no right to open that page.')
})
