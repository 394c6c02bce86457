/** Test boxes of finance: rules tried on examples with the code that is used in production. */
import { fireEvent, screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { AllocationTool } from '#resources/allocation-templates/AllocationTool.tsx'
import { ClientCostTool } from '#resources/client-cost-templates/ClientCostTool.tsx'
import { BankLineResults } from '#resources/payment-descriptions/BankLineResults.tsx'
import { linesIn } from '#resources/payment-descriptions/bankLines.ts'
import type { PaymentDescription } from '#schemas/generated/payment-description.ts'
import { gone } from '#tests/support/waits.ts'
import { renderIn } from '#tests/resources/inForm.tsx'

const eur = (amount: number) => ({ amount, currency: 'EUR' })

/** Text of each row of the result, with normalised spaces. */
const rows = () =>
  within(screen.getByRole('table'))
    .getAllByRole('row')
    .map(({ textContent }) => textContent?.replace(/\s/g, ' '))

const type = (label: string, value: string, within_: HTMLElement = document.body) =>
  fireEvent.change(within(within_).getByLabelText(label), { target: { value } })

test('a payment is allocated in the order of the template at hand', async () => {
  const components = ['principal', 'interest', 'collection_costs'].map((component) => ({ component }))
  const record = { id: 1, name: 'Hoofdsom eerst', components, oldestFirst: true }
  renderIn({ resource: 'allocation-template', record }, <AllocationTool />)
  fireEvent.click(screen.getByText('Proberen'))
  expect(rows()).toEqual(['HoofdsomDaarna open: € 500,00€ 500,00', 'Over van de betaling€ 0,00'])

  type('Betaling', '1200')
  expect(rows().at(-1)).toBe('Over van de betaling€ 37,66')
  screen.getByText('Dit is te veel betaald en wordt teruggestort.')

  fireEvent.click(screen.getByText('Vordering toevoegen'))
  expect(rows().at(-2)).toBe('Vordering 2: hoofdsomDaarna open: € 262,34€ 37,66')
  type('Opeisbaar vanaf', '01-01-2069', screen.getByRole('region', { name: 'Vordering 2' }))
  await screen.findByText('Dit wacht op een vordering die nog niet opeisbaar is.')

  await gone(
    () => screen.queryByRole('region', { name: 'Vordering 2' }),
    () => fireEvent.click(screen.getByLabelText('Vordering 2 verwijderen')),
  )
})

test('a price list says per rule what it comes to and why', () => {
  const validFrom = '2020-01-01'
  const commission = {
    trigger: 'collected',
    basis: 'percent_collected',
    percent: '10',
    minimum: eur(200_00),
    vatRate: '21',
  }
  const rules = [
    { ...commission, keepBik: true, validFrom },
    { trigger: 'letter', basis: 'amount', amount: eur(2_50), validFrom },
  ]
  renderIn({ resource: 'client-cost-template', record: { id: 1, name: 'Proef', rules } }, <ClientCostTool />)
  fireEvent.click(screen.getByText('Berekenen'))
  expect(rows()).toEqual([
    'Bedrag geïnd10% van € 1.012,34, minimaal € 200,00€ 200,00',
    'Brief verstuurd3 × € 2,50€ 7,50',
    'Btw€ 42,00',
    'Totaal voor de klant€ 249,50',
    'Incassokosten voor het kantoor€ 150,00',
    'Naar de klant€ 762,84',
  ])
  type('Brieven', '0')
  expect(rows()).toHaveLength(5)
})

test('bank lines say which rule decides, and why those before it do not', () => {
  const rule = (id: number, nl: string, pattern: string): PaymentDescription => ({
    id,
    _version: 1,
    priority: id,
    code: nl,
    name: { nl },
    field: 'text',
    pattern,
    counterpartyIban: null,
    kind: 'fee',
    action: 'ignore',
    active: true,
  })
  const rules = [rule(1, 'Huur', 'huur'), rule(2, 'Kosten', 'rente | bankkosten')]
  const lines = linesIn('Bankkosten mei; Testbank\n\nniets\tnergens')
  renderIn({ resource: 'payment-description' }, <BankLineResults lines={lines} rules={rules} />)
  const [first, second, ...more] = [...screen.getByLabelText('Uitkomst per bankregel').children]
  expect(first?.textContent).toContain('Bankkosten mei · Testbank')
  expect(first?.textContent).toContain('Omdat bankkosten past op omschrijving.')
  expect(first?.textContent).toContain('Huur: huur komt niet voor')
  expect(second?.textContent).toContain('niets · nergensGeen regel past')
  expect(more).toEqual([])
})

test('a tool closes at once as it opened, and asks once something was typed in it', async () => {
  const record = { id: 1, name: 'Proef', rules: [] }
  renderIn({ resource: 'client-cost-template', record }, <ClientCostTool />)
  const close = (name = 'Sluiten') => fireEvent.click(screen.getByRole('button', { name }))
  fireEvent.click(screen.getByText('Berekenen'))
  await gone(() => screen.queryByRole('dialog'), close)

  fireEvent.click(screen.getByText('Berekenen'))
  type('Brieven', '7')
  close()
  const question = await screen.findByRole('alertdialog')
  await gone(
    () => screen.queryByRole('alertdialog'),
    () => fireEvent.click(within(question).getByText('Verder bewerken')),
  )
  expect(screen.getByLabelText<HTMLInputElement>('Brieven').value).toBe('7')

  fireEvent.keyDown(screen.getByRole('dialog'), { key: 'Escape' })
  const leaving = await screen.findByRole('alertdialog')
  await gone(
    () => document.querySelector('[role=dialog]'),
    () => fireEvent.click(within(leaving).getByText('Weggooien')),
  )
})
