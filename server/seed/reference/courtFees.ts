/**
 * Court fees (griffierechten): cantonal 2022, 2024, 2025 and 2026, district court 2026. Those of 2022 also held
 * in 2023. The figures of 2025 are not yet compared with the Staatscourant, and their rows say so.
 */
import type { Cents } from '#domain/money/money.ts'

const currency = 'EUR'

/** Upper limits of the cantonal bands; the last band is for claims without an amount. */
const cantonal: readonly (Cents | null)[] = [500_00, 1_500_00, 2_500_00, 5_000_00, 12_500_00, null]

/** Whole euros per band: for legal persons, natural persons and, where known, the indigent. */
type Edition = {
  from: string
  source: string
  legal: readonly number[]
  natural: readonly number[]
  indigent: number | null
}

const editions: readonly Edition[] = [
  {
    from: '2022-01-01',
    source: 'weersinkincasso.nl, griffierechten 2022',
    legal: [128, 322, 365, 487, 514, 1384],
    natural: [86, 214, 244, 244, 244, 693],
    indigent: null,
  },
  {
    from: '2024-01-01',
    source: 'wvhl.nl, proceskosten 2024',
    legal: [130, 328, 372, 496, 524, 1409],
    natural: [87, 218, 248, 248, 248, 706],
    indigent: null,
  },
  {
    from: '2025-01-01',
    source: 'nog na te kijken in de Staatscourant',
    legal: [135, 340, 385, 514, 543, 1461],
    natural: [90, 226, 257, 257, 257, 732],
    indigent: null,
  },
  {
    from: '2026-01-01',
    source: 'Stcrt. 2025, 39855',
    legal: [139, 350, 397, 529, 559, 1504],
    natural: [93, 233, 265, 265, 265, 753],
    indigent: 93,
  },
]

/** Limit, fee of a legal person, fee of a natural person. */
const district: readonly (readonly [Cents | null, number, number])[] = [
  [100_000_00, 3083, 1414],
  [1_000_000_00, 7062, 2803],
  [null, 10487, 2803],
]

const row = (
  court_type: string,
  band: number,
  up_to: Cents | null,
  [legal = 0, natural = 0]: readonly number[],
  { from, source, indigent }: Pick<Edition, 'from' | 'source' | 'indigent'>,
) => ({
  court_type,
  band: band + 1,
  up_to,
  up_to_currency: up_to === null ? null : currency,
  legal_person: legal * 100,
  legal_person_currency: currency,
  natural_person: natural * 100,
  natural_person_currency: currency,
  indigent: indigent === null ? null : indigent * 100,
  indigent_currency: indigent === null ? null : currency,
  effective_from: from,
  source,
})

export const reference = {
  court_fee: [
    ...editions.flatMap((edition) =>
      cantonal.map((upTo, band) =>
        row('cantonal', band, upTo, [edition.legal[band] ?? 0, edition.natural[band] ?? 0], edition),
      ),
    ),
    ...district.map(([upTo, ...amounts], band) =>
      row('district', band, upTo, amounts, { from: '2026-01-01', source: 'Stcrt. 2025, 39855', indigent: 93 }),
    ),
  ],
}
