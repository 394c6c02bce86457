/**
 * Salary that a judge awards per point for the representative (liquidatietarief kanton): 2023, 2024 and 2026. It is
 * indexed every two years, so the figures of 2024 also hold for 2025.
 */
import type { Cents } from '#domain/money/money.ts'

const currency = 'EUR'

const editions = [
  { from: '2023-02-01', source: 'e-legal.nl, liquidatietarief 2023' },
  { from: '2024-02-01', source: 'rechtspraak.nl, liquidatietarief kanton 2024' },
  { from: '2026-02-01', source: 'rechtspraak.nl, liquidatietarief kanton 2026' },
] as const

/** Limit, maximum points, and whole euros per point in each edition. */
const bands: readonly (readonly [Cents | null, number | null, ...number[]])[] = [
  [250_00, 3, 39, 40, 43],
  [500_00, 4, 80, 82, 87],
  [1_250_00, 5, 132, 135, 144],
  [2_500_00, 5, 199, 204, 217],
  [3_750_00, 5, 232, 238, 253],
  [5_000_00, 6, 264, 271, 288],
  [10_000_00, 6, 330, 339, 360],
  [20_000_00, 7, 396, 406, 432],
  [40_000_00, 10, 529, 543, 577],
  [100_000_00, 10, 794, 815, 866],
  [200_000_00, null, 926, 950, 1010],
  [400_000_00, null, 1059, 1087, 1155],
  [1_000_000_00, null, 1322, 1356, 1441],
  [null, null, 1587, 1628, 1731],
]
const eviction = [199, 204, 217]

/** After-costs: half a point after a judgment, up to this amount; a district court awards fixed sums. */
const afterCosts: readonly (readonly [string, ...number[]])[] = [
  ['after_costs', 132, 135, 144],
  ['after_costs_district', 173, 178, 189],
  ['after_costs_service', 90, 92, 98],
]

const row = (
  kind: string,
  euros: number,
  { from, source }: { from: string; source: string },
  band: number | null = null,
  up_to: Cents | null = null,
  max_points: number | null = null,
) => ({
  kind,
  band,
  up_to,
  up_to_currency: up_to === null ? null : currency,
  amount_per_point: euros * 100,
  amount_per_point_currency: currency,
  max_points,
  effective_from: from,
  source,
})

export const reference = {
  subpoena_salary: editions.flatMap((edition, index) => [
    ...bands.map(([upTo, points, ...euros], band) => row('band', euros[index] ?? 0, edition, band + 1, upTo, points)),
    row('eviction', eviction[index] ?? 0, edition, null, null, 5),
    ...afterCosts.map(([kind, ...euros]) => row(kind, euros[index] ?? 0, edition)),
  ]),
}
