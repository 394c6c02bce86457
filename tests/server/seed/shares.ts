/** Shares of an office: how many files of the demo are in each state and phase, and how much each of them has. */
import { expect } from 'vitest'

export async function checkShares(count: (from: string) => Promise<number>): Promise<void> {
  const files = await count('collection_file')
  const share = async (of: string) => Math.round(((await count(of)) / files) * 1000) / 10
  const states = {
    in_progress: 26,
    term_payment: 7,
    paused: 3,
    not_started: 2,
    no_more_steps: 4,
    monitoring: 9,
    suspend: 4,
    closed: 44,
  }
  for (const [state, percent] of Object.entries(states))
    expect
      .soft([state, Math.abs((await share(`collection_file where workflow_status = '${state}'`)) - percent) < 1])
      .toEqual([state, true])
  const phases = { amicable: 62, judicial: 8, bailiff: 9, monitoring: 12, partner: 2, shv: 7 }
  for (const [phase, percent] of Object.entries(phases)) {
    const told = await share(`collection_file where phase = '${phase}'`)
    expect.soft(`${phase} ${Math.abs(told - percent) < 2.5 ? percent : told}`).toBe(`${phase} ${percent}`)
  }
  const between = async (of: string, whole: string, least: number, most: number) => {
    const percent = ((await count(of)) / (await count(whole))) * 100
    expect.soft(`${of}: ${percent >= least && percent <= most ? 'well' : percent}`).toBe(`${of}: well`)
  }
  await between(`claim where type = 'credit_note'`, 'claim', 4, 6)
  await between(`claim where type = 'subscription_term' and agreement_reference is not null`, 'claim', 10, 14)
  await between(`payment where status = 'reversed'`, 'payment', 2, 4)
  await between(`payment where received_by = 'client'`, 'payment', 2, 5)
  await between('insolvency_event', 'debtor', 2.5, 3.5)
  await between('arrangement', 'collection_file', 11, 13)
  await between('instalment', 'collection_file', 82, 98)
  await between('payment', 'collection_file', 115, 145)
  await between('claim', 'collection_file', 150, 175)
  await between('collection_file_co_debtors', 'collection_file', 2, 4)
  await between('dispute', 'collection_file', 2, 8)
  for (const of of [
    "collection_file where currency = 'DKK'",
    "collection_file where currency = 'GBP'",
    'collection_file where merchant_id is not null',
    'interruption_event',
  ])
    expect.soft([of, (await count(of)) > 2]).toEqual([of, true])
  expect(
    await count('collection_file f join merchant m on m.id = f.merchant_id where m.client_id <> f.customer_id'),
  ).toBe(0)
  expect(
    await count(
      'collection_file_co_debtors x join collection_file f on f.id = x.owner_id where f.debtor_id = x.target_id',
    ),
  ).toBe(0)
}
