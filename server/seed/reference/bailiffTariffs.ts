/**
 * Tariffs of bailiffs' acts (Btag, art. 2), without VAT, from 1 March 2023, 2024 and 2026. For 2025 only the
 * tariff of the summons is known; the others end with 2024, and the list shows 2025 as a gap.
 */
import type { Cents } from '#domain/money/money.ts'

const currency = 'EUR'
const year2023 = { effective_from: '2023-03-01', effective_until: '2023-12-31', source: 'e-legal.nl, Btag 2023' }
const year2024 = { effective_from: '2024-01-01', effective_until: '2024-12-31', source: 'groot-evers.nl, Btag 2024' }
const year2025 = {
  effective_from: '2025-01-01',
  effective_until: '2025-12-31',
  source: 'berekend uit Btag 2026 (indexering 5,1629 %)',
}
const year2026 = { effective_from: '2026-01-01', effective_until: null, source: 'groot-evers.nl, Btag 2026' }

type Act = { article: string; nl: string; en: string; fr: string; amounts: readonly (Cents | null)[] }

/** Amounts from 2023, 2024, 2025 and 2026. */
const acts: readonly Act[] = [
  {
    article: '2a',
    nl: 'Dagvaarding',
    en: 'Summons',
    fr: 'Assignation',
    amounts: [106_73, 112_37, 119_40, 125_57],
  },
  {
    article: '2b',
    nl: 'Betekening vonnis met bevel',
    en: 'Service of a judgment, with order',
    fr: 'Signification d’un jugement avec commandement',
    amounts: [116_20, 122_34, null, 136_71],
  },
  {
    article: '2c',
    nl: 'Betekening verzoekschrift of kennisgeving',
    en: 'Service of a petition or notice',
    fr: 'Signification d’une requête ou d’un avis',
    amounts: [84_85, 89_33, null, 99_83],
  },
  {
    article: '2d',
    nl: 'Overbetekening',
    en: 'Other service',
    fr: 'Autre signification',
    amounts: [76_59, 80_64, null, 90_11],
  },
  {
    article: '2e',
    nl: 'Beslag op roerende zaken',
    en: 'Attachment of goods',
    fr: 'Saisie de biens meubles',
    amounts: [140_13, 147_54, null, 164_86],
  },
  {
    article: '2i',
    nl: 'Beslag onder derden, niet periodiek (bank)',
    en: 'Attachment with a third party, not periodic (bank)',
    fr: 'Saisie chez un tiers, non périodique (banque)',
    amounts: [221_57, 233_28, null, 260_68],
  },
  {
    article: '2j',
    nl: 'Beslag onder derden, periodiek (loon, uitkering)',
    en: 'Attachment with a third party, periodic (wages, benefit)',
    fr: 'Saisie chez un tiers, périodique (salaire, allocation)',
    amounts: [157_17, 165_48, null, 184_91],
  },
  {
    article: '2o',
    nl: 'Beslag op onroerende zaken',
    en: 'Attachment of real estate',
    fr: 'Saisie immobilière',
    amounts: [192_33, 202_50, null, 226_28],
  },
  {
    article: '2t',
    nl: 'Proces-verbaal van verkoop',
    en: 'Report of a sale',
    fr: 'Procès-verbal de vente',
    amounts: [null, 384_40, null, 429_54],
  },
  {
    article: '2v',
    nl: 'Ontruiming',
    en: 'Eviction',
    fr: 'Expulsion',
    amounts: [null, 288_68, null, 322_59],
  },
]

export const reference = {
  bailiff_tariff: [year2023, year2024, year2025, year2026].flatMap((year, index) =>
    acts.flatMap(({ article, amounts, ...description }) => {
      const amount = amounts[index] ?? null
      return amount === null ? [] : [{ article, description, amount, amount_currency: currency, ...year }]
    }),
  ),
}
