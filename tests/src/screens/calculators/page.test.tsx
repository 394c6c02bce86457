/** The page Calculators: answers while one types, keeps its input in the address, and says what is wrong where. */
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, onTestFinished, vi } from 'vitest'
import { addMonths } from '#domain/time/calendar.ts'
import { addDays } from '#domain/time/day.ts'
import { reference as tariffs } from '#server/seed/reference/bailiffTariffs.ts'
import { reference as fees } from '#server/seed/reference/courtFees.ts'
import { reference as rates } from '#server/seed/reference/interestRates.ts'
import { reference as salaries } from '#server/seed/reference/subpoenaSalaries.ts'
import { test as base, type Api } from '#tests/support/api.ts'
import { renderPage, violations } from '#tests/support/screen.tsx'
import { gone, never } from '#tests/support/waits.ts'

const tables = { ...tariffs, ...fees, ...salaries, ...rates }
const test = base.extend('filled', async ({ api }) => {
  for (const [table, rows] of Object.entries(tables)) {
    const columns = Object.keys(rows[0] ?? {}).join(', ')
    await api.engine.query({
      text: `insert into ${table} (${columns}) select ${columns} from jsonb_populate_recordset(null::${table}, $1::jsonb)`,
      values: [JSON.stringify(rows)],
    })
  }
  return api
})

const answer = async () => within(await screen.findByRole('region', { name: 'Result' }))
const open = (api: Api, search = '', who: string | readonly string[] = 'employee') =>
  renderPage(api, { path: `/calculators${search}`, who })
test('it answers while one types, and the address keeps what was typed', async ({ filled }) => {
  const { address } = await open(filled, '?of=collection-costs')
  const user = userEvent.setup()
  ;(await answer()).getByText('Still to fill in: Principal.')
  await user.type(screen.getByLabelText('Principal'), '1.250,50')
  await (await answer()).findByText('15% of the part from €0.00 to €1,250.50')
  expect((await answer()).getAllByText('€187.58').length).toBeGreaterThan(0)
  await waitFor(() => expect(address()).toContain('principal=1.250%2C50'))
  await user.click(screen.getByLabelText('The creditor can reclaim VAT'))
  await (await answer()).findByText('€226.97', { selector: 'dd' })
})

test('a link restores calculator and input; another calculator keeps its own', async ({ filled }) => {
  const { address, back } = await open(
    filled,
    '?of=interest&until=30-06-2026&costs=150&claims=1000|01-01-2026|statutory&payments=31-03-2026|500',
  )
  await (await answer()).findByText('€666.44', { selector: 'dd' })
  const [, first] = within((await answer()).getByRole('table', { name: 'Interest by period' })).getAllByRole('row')
  expect(first?.textContent).toBe('01-01-202631-03-2026904%€1,000.00€9.86art. 6:119 BW')
  const user = userEvent.setup()
  await user.click(screen.getByRole('tab', { name: 'Limitation' }))
  await waitFor(() => expect(address()).toBe('/calculators?of=limitation'))
  await user.type(screen.getByLabelText('Fell due on'), '15-3-2021')
  await (await answer()).findByText('15-03-2026', { selector: 'dd' })
  ;(await answer()).getByText('Collecting a time-barred claim is ground for a complaint.')
  await user.click(screen.getByRole('tab', { name: 'Interest' }))
  await (await answer()).findByText('€666.44', { selector: 'dd' })
  await back()
  await waitFor(() => expect(screen.getByRole('tab', { name: 'Limitation' }).ariaSelected).toBe('true'))
})

test('what is wrong is said at its field, by the page and by the server; the last answer stays, but not to copy', async ({
  filled,
}) => {
  await open(filled, '?of=interest&until=30-06-2026&claims=1000|01-01-2026|statutory')
  await (await answer()).findByText('€1,019.84', { selector: 'dd' })
  const user = userEvent.setup()
  const amount = screen.getByLabelText('Principal, Claim 1')
  await user.clear(amount)
  await user.type(amount, 'ten')
  await waitFor(() => expect(amount.getAttribute('aria-invalid')).toBe('true'))
  ;(await answer()).getByText('€1,019.84', { selector: 'dd' })
  expect((await answer()).getByRole('button', { name: 'Print' }).hasAttribute('disabled')).toBe(true)
  await user.clear(amount)
  await user.type(amount, '0')
  await screen.findByText('Enter more than zero.')
  await user.clear(amount)
  await user.type(amount, '1000')
  const until = await screen.findByLabelText('Interest up to and including')
  await user.clear(until)
  await user.type(until, '1-1-2300')
  await waitFor(() => expect(until.getAttribute('aria-invalid')).toBe('true'))
  await user.clear(until)
  await user.type(until, '30-6-2026')
  const from = await screen.findByLabelText('Interest from, Claim 1')
  await user.clear(from)
  await user.type(from, '1-1-1950')
  await (await answer()).findByText(/has no rate \(statutory\) for 1950-01-01/)
})

test('rows are added, removed and pasted from a spreadsheet', async ({ filled }) => {
  const { address } = await open(filled)
  const user = userEvent.setup()
  ;(await answer()).getByRole('button', { name: 'Fill in an example' })
  const [paste] = screen.getAllByRole('button', { name: 'Paste from a spreadsheet' })
  if (paste) await user.click(paste)
  const dialog = within(await screen.findByRole('dialog', { name: 'Paste Claims' }))
  await user.click(dialog.getByLabelText('Copied cells'))
  await user.paste('Factuur\tBedrag\tVervaldatum\n2026-1\t€ 1.000,00\t31-12-2025\n2026-2\t200,50\t31-1-2026\nsamen\t\t')
  await dialog.findByText('2 rows read. 1 line has no readable day or no amount.')
  await user.click(dialog.getByRole('button', { name: 'Take 2 rows' }))
  await waitFor(() => expect(address()).toContain('01-02-2026'))
  // The rows are behind the dialog until it has gone.
  const second = within(await screen.findByRole('group', { name: 'Claim 2' }))
  expect(second.getByLabelText<HTMLInputElement>('Interest from, Claim 2').value).toBe('01-02-2026')
  await gone(
    () => screen.queryByRole('group', { name: 'Claim 2' }),
    () => user.click(second.getByRole('button', { name: 'Remove Claim 2' })),
  )
  await user.click(screen.getByRole('button', { name: 'Add a payment' }))
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Paid on, Payment 1')))
})

test('it is copied as lines of text', async ({ filled }) => {
  const user = userEvent.setup()
  const written = vi.spyOn(navigator.clipboard, 'writeText')
  onTestFinished(() => written.mockRestore())
  vi.stubGlobal('isSecureContext', true)
  onTestFinished(() => void vi.unstubAllGlobals())
  await open(filled, '?of=interest&until=30-06-2026&costs=150&claims=1000|01-01-2026|statutory&payments=31-03-2026|500')
  await (await answer()).findByText('€666.44', { selector: 'dd' })
  await user.click((await answer()).getByRole('button', { name: 'Copy as text' }))
  await waitFor(() => expect(written).toHaveBeenCalled())
  const text = String(written.mock.calls[0]?.[0])
  expect(text.split('\n')).toEqual(
    expect.arrayContaining([
      'Interest',
      'Interest up to and including: 30-06-2026',
      'Costs: €150.00',
      'Claim 1: €1,000.00, Interest from 01-01-2026, Statutory interest',
      'Payment 1: 31-03-2026, €500.00',
      '- Claim 1: 90 days from 01-01-2026 up to and including 31-03-2026 at 4% of €1,000.00: €9.86 (art. 6:119 BW)',
      'Due: €666.44',
    ]),
  )
  expect(text).not.toMatch(/[\t\u00a0]/)
})

test.for(['interest', 'collection-costs', 'fourteen-day-letter', 'court-costs', 'limitation', 'arrangement'])(
  'the example of %s is worked out, also for a client, without violations',
  async (name, { filled }) => {
    await open(filled, `?of=${name}`, 'customer')
    await userEvent.click(await (await answer()).findByRole('button', { name: 'Fill in an example' }))
    await waitFor(async () =>
      expect((await answer()).getByRole('button', { name: 'Print' })).toHaveProperty('disabled', false),
    )
    expect(await violations()).toEqual([])
  },
)

const notice = /^The newest rate of interest in the table holds from/
/** Moves the clock to noon, so many days after the last day on which the newest rate is not yet old. */
const goToDayOfOldRates = (api: Api, daysAfter: number) => {
  const newest =
    rates.interest_rate
      .map((row) => String(row.effective_from))
      .toSorted()
      .at(-1) ?? ''
  api.advance(Date.parse(`${addDays(addMonths(newest, 7), daysAfter)}T12:00:00Z`) - api.app.now())
}
const hasAnswered = ({ log }: Api) =>
  waitFor(() =>
    expect(log.map(({ req }) => (req as { url?: string } | undefined)?.url)).toContain('/api/v4/interest-rate/newest'),
  )

test('rates of seven months are not old yet', async ({ filled }) => {
  goToDayOfOldRates(filled, 0)
  await open(filled, '', 'admin')
  await answer()
  await hasAnswered(filled)
  await never(() => screen.queryByText(notice))
})

test('old rates are reported to staff, on the start page to who can add one', async ({ filled }) => {
  goToDayOfOldRates(filled, 1)
  const { go } = await open(filled, '', 'admin')
  await screen.findByText(notice)
  await go('/file/search')
  const link = await screen.findByRole('link', { name: 'To the interest rates' })
  expect(link.getAttribute('href')).toBe('/settings/interest-rates')
})

test('a client is told nothing of the rates', async ({ filled }) => {
  filled.advance(3 * 365 * 86_400_000)
  await open(filled, '', 'customer')
  await answer()
  await never(() => screen.queryByText(notice))
  expect((await filled.as('customer').get('/api/v4/interest-rate/newest')).statusCode).toBe(403)
})
