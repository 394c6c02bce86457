import { expect, test } from 'vitest'
import { clientCosts, type ClientCase, type ClientCostRule } from '#domain/money/clientCosts.ts'

const eur = (amount: number) => ({ amount, currency: 'EUR' as const })
const file: ClientCase = {
  principal: 4_000_00,
  collected: { principal: 3_000_00, interest: 100_00, costs: 400_00 },
  times: { file_opened: 1, letter: 3 },
  day: '2026-06-30',
}
const rule = (more: Partial<ClientCostRule>): ClientCostRule => ({
  trigger: 'collected',
  basis: 'percent_collected',
  validFrom: '2026-01-01',
  ...more,
})
const nets = (rules: ClientCostRule[], on = file) => clientCosts(rules, on).lines.map(({ net }) => net)

test('a percentage is taken of the part between the limits, so rules make a scale', () => {
  const scale = [rule({ percent: '15', bandTo: eur(2_500_00) }), rule({ percent: '10', bandFrom: eur(2_500_00) })]
  const { lines } = clientCosts(scale, file)
  expect(lines.map(({ base, net }) => [base, net])).toEqual([
    [2_500_00, 375_00],
    [1_000_00, 100_00],
  ])
})

test('what the office keeps is paid without commission, and does not go to the client', () => {
  const { kept, lines, net, vat, payout } = clientCosts(
    [rule({ percent: '10', vatRate: '21', keepBik: true, keepInterest: true })],
    file,
  )
  expect(lines[0]?.base).toBe(3_000_00)
  expect({ kept, net, vat, payout }).toEqual({
    kept: { costs: 400_00, interest: 100_00 },
    net: 300_00,
    vat: 63_00,
    payout: 2_637_00,
  })
})

test('a fixed amount is due as often as it happened, if the principal lies there', () => {
  const letter = { trigger: 'letter', basis: 'amount', amount: eur(7_50) } as const
  expect(nets([rule(letter)])).toEqual([22_50])
  expect(nets([rule({ ...letter, bandFrom: eur(4_000_00) })])).toEqual([])
  expect(nets([rule({ ...letter, bandTo: eur(4_000_00) })])).toEqual([22_50])
  expect(nets([rule({ ...letter, trigger: 'month' })])).toEqual([])
})

test('minimum and maximum of a rule hold each time', () => {
  const opened = { trigger: 'file_opened', basis: 'percent_principal', percent: '1' } as const
  const { lines } = clientCosts(
    [rule({ ...opened, minimum: eur(50_00) }), rule({ percent: '10', maximum: eur(200_00) })],
    file,
  )
  expect(lines.map(({ net, limitedBy }) => [net, limitedBy])).toEqual([
    [50_00, 'minimum'],
    [200_00, 'maximum'],
  ])
})

test('of rules for the same thing the last that has begun counts', () => {
  const rules = [
    rule({ percent: '10' }),
    rule({ percent: '12', validFrom: '2026-06-30' }),
    rule({ percent: '20', validFrom: '2026-07-01' }),
  ]
  expect(nets(rules)).toEqual([420_00])
})

test('nothing collected is no commission, and no minimum', () => {
  const nothing = { ...file, collected: { principal: 0, interest: 0, costs: 0 } }
  expect(nets([rule({ percent: '10', minimum: eur(50_00) })], nothing)).toEqual([])
})
