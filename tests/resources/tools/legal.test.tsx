/** Calculators beside the legal tables: their requests, and how they show the answers. */
import { fireEvent, screen } from '@testing-library/react'
import { expect } from 'vitest'
import { test, type Api } from '#tests/support/api.ts'
import { renderPage } from '#tests/support/screen.tsx'

const eur = (amount: number) => ({ amount, currency: 'EUR' })
const effectiveFrom = '2020-01-01'

async function fillTables(api: Api) {
  const fee = { courtType: 'cantonal', band: 1, legalPerson: eur(350_00), naturalPerson: eur(233_00), effectiveFrom }
  await api.create('court-fee', fee)
  await api.create('subpoena-salary', { kind: 'band', band: 1, amountPerPoint: eur(144_00), effectiveFrom })
  const act = { article: '2a', description: { nl: 'Dagvaarding', en: 'Summons' }, amount: eur(125_57), effectiveFrom }
  await api.create('bailiff-tariff', act)
  await api.create('bailiff-tariff', { ...act, article: '2b', description: { nl: 'Betekening' }, amount: eur(100_00) })
}

const open = async (label: string) => fireEvent.click(await screen.findByText(label))
const type = (label: RegExp, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } })
/** A cell with an amount. */
const shown = (amount: string) => screen.findByText(amount, { selector: 'td' })

test('the tariffs lead to the calculator that uses them', async ({ api }) => {
  await fillTables(api)
  await renderPage(api, { path: '/subpoena-salary', who: 'legal' })
  const link = await screen.findByRole('link', { name: 'Calculate court costs' })
  expect(link.getAttribute('href')).toBe('/calculators?of=court-costs')
})

test('the court of a debtor is found by postcode, and leads to its page', async ({ api }) => {
  const court = { name: 'Kantonrechter Proef', type: 'cantonal', postcodeRanges: ['1000-1099'], active: true }
  const { id } = await api.create('court', court)
  await renderPage(api, { path: '/courts', who: 'legal' })
  await open('Find by postcode')
  type(/^Postcode of the debtor/, '1012AB')
  const link = await screen.findByText('Kantonrechter Proef', { selector: 'a *' })
  expect(link.closest('a')?.getAttribute('href')).toBe(`/courts/${id}`)
  type(/^Postcode of the debtor/, '2000')
  await screen.findByText('No court has postcode 2000 in its area.')
})

test('acts of a bailiff are added up, with VAT where it cannot be reclaimed', async ({ api }) => {
  await fillTables(api)
  await renderPage(api, { path: '/settings/bailiff-tariffs', who: 'legal' })
  await open('Calculate acts')
  fireEvent.click(await screen.findByLabelText(/^2a Summons/))
  fireEvent.click(await screen.findByLabelText(/^2b Betekening/))
  expect(await screen.findAllByText('€225.57', { selector: 'td' })).toHaveLength(2)
  fireEvent.click(screen.getByLabelText('The customer can reclaim VAT'))
  await shown('€272.94')
})
