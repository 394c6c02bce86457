import { screen, within } from '@testing-library/react'
import { expect } from 'vitest'
import { alertState, worstFirst } from '#src/screens/integration/alertState.ts'
import { logCalls } from '#tests/server/subjects/integration/alerts/calls.ts'
import { test, type Api } from '#tests/support/api.ts'
import { renderPage } from '#tests/support/screen.tsx'
import { never } from '#tests/support/waits.ts'

const path = '/api-log/monitoring'
const addRule = (api: Api, name: string, more: object = {}) =>
  api.create('api-alert-rule', { name, metric: 'callsBelow', threshold: 1, windowMinutes: 15, ...more })
const panel = async () => within(await screen.findByRole('region', { name: 'Alert rules' }))

test('monitoring says of each rule how it stands, what is wrong first, and leads to it', async ({ api }) => {
  const { id: customerId } = await api.create('customer', { number: 'C-1', company: 'Aalbers' })
  await addRule(api, 'Busy', { threshold: 2 })
  await addRule(api, 'Off', { active: false })
  const quiet = await addRule(api, 'Quiet', { threshold: 50 })
  await logCalls(api, 60, 2, { customerId })
  api.advance(60_000)
  await api.doJob('api-alert.check', {})
  await addRule(api, 'New')
  await renderPage(api, { path, locale: 'nl' })
  const region = within(await screen.findByRole('region', { name: 'Waarschuwingsregels' }))
  const items = (await region.findAllByRole('listitem')).map(({ textContent }) => textContent)
  expect(items).toEqual([
    expect.stringMatching(/^QuietIn alarm sinds \d\d-\d\d-\d{4} \d\d:\d\d4 aanroepen per minuut$/),
    'NewNog niet gecontroleerd',
    'BusyIn orde4 aanroepen per minuut',
    'OffUit',
  ])
  const link = (name: string) => region.getByRole('link', { name }).getAttribute('href')
  expect(link('Quiet')).toBe(`/api-log/alert-rules/${quiet.id}`)
  expect(link('Alle regels')).toBe('/api-log/alert-rules')
})

test('without rules it says what they are for to who may add one', async ({ api }) => {
  const page = await renderPage(api, { path })
  expect(await (await panel()).findByText(/^Nothing is watched yet/)).toBeTruthy()
  expect(page.path()).toBe(path)
})

test('who may not add rules sees nothing where there are none', async ({ api }) => {
  await renderPage(api, { path, who: ['ROLE_EMPLOYEE', 'ROLE_API_LOG_VIEW'] })
  await screen.findByText('No calls in this period.')
  await never(() => screen.queryByRole('region', { name: 'Alert rules' }))
})

test('a rule that was switched off says nothing of when it was on', () => {
  const rule = { active: true, overSince: null, lastCheckedAt: '2026-01-01T00:00:00.000Z' }
  const over = { ...rule, overSince: '2026-01-01T00:00:00.000Z' }
  const rules = [{ ...over, active: false }, rule, { ...rule, lastCheckedAt: null }, over]
  expect(rules.map(alertState)).toEqual(['off', 'fine', 'never', 'over'])
  expect(worstFirst(rules).map(alertState)).toEqual(['over', 'never', 'fine', 'off'])
})
