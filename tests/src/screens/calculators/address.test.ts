/** The question of a calculator as an address, and back. */
import { expect, test } from 'vitest'
import { addressOf, fits, heldAt } from '#src/screens/calculators/address.ts'
import { calculatorNames, type Question } from '#src/screens/calculators/calculators.ts'
import { askedOf, atFirst, exampleOf, withoutClaim } from '#src/screens/calculators/question.ts'

const today = '2026-11-23'

test.for(calculatorNames)('the example of %s comes back from its address, in which nothing stands twice', (name) => {
  const question = exampleOf(name, today)
  const address = addressOf({ name, question }, today)
  expect(heldAt(address, today)).toEqual({ name, question })
  const names = [...new URLSearchParams(address).keys()]
  expect(names).toEqual([...new Set(names)])
  expect(fits(address)).toBe(true)
  expect(askedOf(name, question).body).toBeDefined()
})

test('with nothing filled in the address is bare', () => {
  expect(addressOf({ name: 'interest', question: atFirst('interest', today) }, today)).toBe('')
  expect(addressOf({ name: 'limitation', question: atFirst('limitation', today) }, today)).toBe('?of=limitation')
})

test('an address of anything opens a calculator', () => {
  const { name, question } = heldAt('?of=nothing&claims=~~|||~x|y|z|1|week&payments&until=soon&costs=', today)
  expect(name).toBe('interest')
  expect(question.lists.claims?.map(({ type }) => type)).toEqual(['statutory', 'statutory', 'statutory', 'statutory'])
  const { errors, body } = askedOf(name, question)
  expect(body).toBeUndefined()
  expect(errors).toMatchObject({ until: 'filter.noDay', 'claims.3.amount': 'tools.noAmount' })
})

test('empty rows are not asked, and payments keep the claim that they name', () => {
  const claim = { amount: '1.250,50', interestFrom: '1-1-2026', type: 'statutory' }
  const question: Question = {
    fields: { until: '31-12-2026', costs: '' },
    lists: {
      claims: [{ type: 'statutory' }, claim, claim],
      payments: [{}, { date: '01-02-2026', amount: '10', claim: '3' }],
    },
  }
  const { body, places } = askedOf('interest', question)
  expect(body).toMatchObject({
    claims: [{ amount: 1_250_50, interestFrom: '2026-01-01' }, {}],
    payments: [{ date: '2026-02-01', amount: 10_00, claim: 1 }],
  })
  expect(places).toEqual({ claims: [1, 2], payments: [1] })
  expect(withoutClaim(question.lists.payments ?? [], 0)[1]?.claim).toBe('2')
  expect(withoutClaim(question.lists.payments ?? [], 2)[1]?.claim).toBe('')
})
