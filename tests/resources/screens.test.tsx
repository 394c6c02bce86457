// @vitest-environment jsdom
/** The generated pages of every entity, with the real server behind them: they show the record, and anyone can use them. */
import { screen, waitFor } from '@testing-library/react'
import { describe, expect } from 'vitest'
import { routes } from '#resources/generated/routes.ts'
import { entities } from '#schemas/generated/entities.ts'
import { test } from '#tests/support/api.ts'
import { createRecords } from '#tests/support/records.ts'
import { renderPage, violations } from '#tests/support/screen.tsx'

describe.each(entities.map((entity) => [entity.name, entity] as const))('%s', (_name, entity) => {
  const pages = routes[entity.name]
  /** Text that a page must show; nothing for a record that only its id stands for. */
  const titles = (records: readonly Record<string, unknown>[]) =>
    entity.titleField === 'id' ? [] : records.map((record) => String(record[entity.titleField]))

  test('its list shows the records', async ({ api }) => {
    const records = await createRecords(api, entity, 2)
    await renderPage(api, { path: pages?.list ?? '' })
    expect((await screen.findAllByRole('row')).length).toBeGreaterThan(0)
    for (const title of titles(records)) expect((await screen.findAllByText(title)).length).toBeGreaterThan(0)
    expect(await violations()).toEqual([])
  })

  test('an empty list says so', async ({ api }) => {
    await renderPage(api, { path: `${pages?.list}?filter=${encodeURIComponent('{"search":"zzzz"}')}` })
    expect(await screen.findByText(/is empty|No .*found|Nothing/i)).toBeTruthy()
    expect(await violations()).toEqual([])
  })

  test.runIf(entity.access.create)('its form for a new record has a labelled input per field', async ({ api }) => {
    await renderPage(api, { path: pages?.create ?? `${pages?.list}?add` })
    await waitFor(() => expect(document.querySelectorAll('form :is(input, textarea)').length).toBeGreaterThan(0))
    expect(await violations()).toEqual([])
  })

  test.runIf(entity.access.update)('its form for an existing record holds the values', async ({ api }) => {
    const records = await createRecords(api, entity, 1)
    await renderPage(api, {
      path: pages?.edit?.replace('{id}', String(records[0]?.id)) ?? `${pages?.list}?edit=${records[0]?.id}`,
    })
    await waitFor(() => expect(document.querySelectorAll('form :is(input, textarea)').length).toBeGreaterThan(0))
    for (const title of titles(records)) expect((await screen.findAllByDisplayValue(title)).length).toBeGreaterThan(0)
    expect(await violations()).toEqual([])
  })

  const showPage = pages?.show
  if (!showPage) return
  test('its own page shows the values', async ({ api }) => {
    const records = await createRecords(api, entity, 1)
    await renderPage(api, { path: showPage.replace('{id}', String(records[0]?.id)) })
    for (const title of titles(records)) expect((await screen.findAllByText(title)).length).toBeGreaterThan(0)
    expect(await violations()).toEqual([])
  })
})
