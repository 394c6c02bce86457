/** Collection costs by another method: euro by euro, and instalments looked at one beside the other. */
import { monthsLater } from './calendar.ts'

/** Tenths of a per cent of the n-th euro, from 0. */
function tenthsOf(euro: number): number {
  if (euro < 2_500) return 150
  if (euro < 5_000) return 100
  if (euro < 10_000) return 50
  if (euro < 200_000) return 10
  return 5
}

/** Costs of the first n euros in thousandths of a cent: more than a million of them are not needed. */
const upTo: number[] = [0]
for (let euro = 0; euro < 1_100_000; euro += 1) upTo.push((upTo[euro] ?? 0) + 100 * tenthsOf(euro))

/** Cents. */
export function costsOf(principal: number): number {
  if (principal === 0) return 0
  const euros = Math.min(Math.floor(principal / 100), upTo.length - 2)
  const rest = Math.min(principal - euros * 100, 100)
  const thousandths = (upTo[euros] ?? 0) + rest * tenthsOf(euros)
  const cents =
    thousandths % 1000 >= 500 ? (thousandths - (thousandths % 1000)) / 1000 + 1 : Math.floor(thousandths / 1000)
  return cents < 4_000 ? 4_000 : cents > 677_500 ? 677_500 : cents
}

/** 21 per cent, half a cent up: counted by its hundredths. */
export function vatOf(cents: number): number {
  const hundredths = cents * 21
  const whole = Math.floor(hundredths / 100)
  return hundredths - whole * 100 >= 50 ? whole + 1 : whole
}

type Instalment = { dueDate: string; amount: number }

/** Coins of twenty euros: the first instalment of half a year lays two, each further one a coin, until seven lie there. */
export function instalmentCostsOf(instalments: readonly Instalment[]): number[] {
  const laid: { day: string; coins: number }[] = []
  return instalments.map(({ dueDate, amount }) => {
    if (dueDate < '2024-10-01' || amount > 26_667) return costsOf(amount)
    const since = monthsLater(dueDate, -6)
    const near = laid.filter(({ day }) => day > since && day <= dueDate)
    let lying = 0
    for (const { coins } of near) lying += coins
    let coins = near.length === 0 ? 2 : 1
    while (coins > 0 && lying + coins > 7) coins -= 1
    laid.push({ day: dueDate, coins })
    return coins * 2_000
  })
}
