/** The specification of a claim on paper, as the Wki asks for it: who, what for, each period of interest with its ground, costs, payments. */
import type { Content, ContentTable, TableCell } from 'pdfmake/interfaces.js'
import { formatMoney, type Cents } from '#domain/money/money.ts'
import type { MessageLanguage } from '#domain/templates/variable.ts'
import { vatStatement } from '#domain/templates/vatStatement.ts'
import { dayText } from '#domain/time/day.ts'
import type { Locale } from '#schemas/entity.ts'
import { locales } from '#schemas/product.ts'
import { segmentsIn } from '#server/subjects/ledger/segments.ts'
import type { Worked } from '#server/subjects/ledger/balanceOnDay.ts'
import type { Pages } from '#server/subjects/templates/pages.ts'
import type { Registered } from './registeredOffice.ts'
import type { Party, SpecificationFacts } from './specificationFacts.ts'
import { claimKinds } from './claimKinds.ts'
import { specificationWords, type Words } from './specificationWords.ts'

type Given = { facts: SpecificationFacts; worked: Worked; office: Registered; language: MessageLanguage }
type Tools = Given & {
  words: Words
  money: (cents: Cents) => string
  text: (texts: Readonly<Record<string, string>> | null) => string
}

const grey = '#55606e'
const blue = '#1d3d6f'

export function specificationPdf(given: Given): Pages {
  const { facts, worked, office, language } = given
  const words = specificationWords[language]
  // Amounts of German letters are written the Dutch way.
  const locale: Locale = locales.find((one) => one === language) ?? 'nl'
  const { currency } = worked.found.file
  const tools: Tools = {
    ...given,
    words,
    money: (amount) => formatMoney({ amount, currency }, locale),
    text: (texts) => texts?.[language] ?? texts?.nl ?? '',
  }
  return {
    pageMargins: [48, 48, 48, 64],
    info: { title: `${words.title} ${facts.number}`, author: office.name },
    foot: {
      margin: [48, 12, 48, 0],
      fontSize: 7.5,
      color: grey,
      number: words.page,
      text: [office.name, `${words.wki}: ${office.wkiNumber || '-'}`].filter(Boolean).join(' · '),
    },
    defaultStyle: { fontSize: 9 },
    content: [
      { text: words.title, fontSize: 17, bold: true, color: blue, margin: [0, 0, 0, 2] },
      { text: headLine(tools), color: grey, margin: [0, 0, 0, 14] },
      parties(tools),
      ...section(words.claims, claimsTable(tools)),
      ...section(words.interest, interestTable(tools)),
      ...section(words.costs, costsTable(tools)),
      ...vatLine(tools),
      ...section(words.payments, paymentsTable(tools)),
      together(section(words.totals, totals(tools))),
      together(section(words.pay, payment(tools))),
      complaints(tools),
    ],
  }
}

const headLine = ({ words, worked, facts }: Tools): string =>
  [
    `${words.on} ${dayText(worked.on)}`,
    `${words.file} ${facts.number}`,
    ...(facts.clientReference ? [`${words.clientReference} ${facts.clientReference}`] : []),
  ].join(' · ')

function parties({ words, facts, office }: Tools): Content {
  const party = (label: string, { name, lines, kvkNumber }: Party) => ({
    width: '*' as const,
    text: [
      { text: `${label}\n`, color: grey, fontSize: 8 },
      { text: `${name}\n`, bold: true },
      [...lines.filter(Boolean), ...(kvkNumber ? [`KVK ${kvkNumber}`] : [])].join('\n'),
    ],
  })
  const post = office.postAddress.length > 0 ? [`${words.postAddress}: ${office.postAddress.join(', ')}`] : []
  const lines = [...office.address, ...post, office.phone, office.email].filter(Boolean)
  return {
    columns: [
      party(words.creditor, facts.creditor),
      party(words.debtor, facts.debtor),
      party(words.office, { name: office.name, lines, kvkNumber: office.kvkNumber || null }),
    ],
    columnGap: 16,
    margin: [0, 0, 0, 6],
  }
}

/** The creditor who cannot reclaim VAT says so, or none is due (Besluit vergoeding voor buitengerechtelijke incassokosten art. 2 lid 3). */
function vatLine({ facts: { costs, creditor, vatDeductible }, worked, language }: Tools): Content[] {
  const taxed = costs.filter(({ vat }) => vat > 0)
  if (vatDeductible || taxed.length === 0) return []
  const sum = (of: 'amount' | 'vat') => taxed.reduce((total, one) => total + one[of], 0)
  const said = { client: creditor.name, currency: worked.found.file.currency }
  return [{ text: vatStatement(said, { net: sum('amount'), vat: sum('vat') }, language), margin: [0, 4, 0, 0] }]
}

const section = (title: string, content: Content): Content[] => [
  { text: title, bold: true, fontSize: 11.5, color: blue, margin: [0, 12, 0, 4], headlineLevel: 1 },
  content,
]

/** A short part, whose title never stands alone at the foot of a page. */
const together = (stack: Content[]): Content => ({ stack, unbreakable: true })

const heading = (text: string, isAmount = false): TableCell => ({
  text,
  bold: true,
  color: grey,
  fontSize: 8,
  ...(isAmount && { alignment: 'right' as const }),
})
const right = (text: string, bold = false): TableCell => ({ text, bold, alignment: 'right', noWrap: true })

const table = (widths: (string | number)[], body: TableCell[][]): ContentTable => ({
  table: { headerRows: 1, widths, body, dontBreakRows: true },
  layout: 'lightHorizontalLines',
})

function claimsTable({ words, facts, money, text, language }: Tools): Content {
  const rows = facts.claims.map((claim): TableCell[] => [
    claim.isCredit ? `${words.credit} ${claim.number}` : claim.number,
    [
      claimKinds[language][claim.type],
      text(facts.legalType),
      claim.agreement && `${words.agreement} ${claim.agreement}`,
      claim.description,
    ]
      .filter(Boolean)
      .join('. '),
    { text: dayText(claim.invoiceDate), noWrap: true },
    { text: claim.isCredit ? '' : dayText(claim.dueDate), noWrap: true },
    right(money(claim.isCredit ? -claim.amount : claim.amount)),
  ])
  return table(
    ['auto', '*', 'auto', 'auto', 'auto'],
    [
      [
        heading(words.claim),
        heading(words.ground),
        heading(words.invoiceDate),
        heading(words.dueDate),
        heading(words.amount, true),
      ],
      ...rows,
    ],
  )
}

function interestTable({ words, worked, money, language }: Tools): Content {
  const segments = segmentsIn(worked)
  if (segments.length === 0) return { text: words.noInterest, color: grey }
  const total = segments.reduce((sum, { amount }) => sum + amount.amount, 0)
  const rate = (percent: string) => `${language === 'en' ? percent : percent.replace('.', ',')}%`
  return table(
    ['auto', 'auto', 'auto', 'auto', 'auto', '*', 'auto', 'auto'],
    [
      [
        heading(words.claim),
        heading(words.from),
        heading(words.to),
        heading(words.days, true),
        heading(words.rate, true),
        heading(words.ground),
        heading(words.base, true),
        heading(words.amount, true),
      ],
      ...segments.map(({ number, from, to, days, rate: percent, article, base, amount }): TableCell[] => [
        number,
        { text: dayText(from), noWrap: true },
        { text: dayText(to), noWrap: true },
        right(String(days)),
        right(rate(percent)),
        article ?? words.contract,
        right(money(base.amount)),
        right(money(amount.amount)),
      ]),
      [{ text: words.total, colSpan: 7, bold: true }, '', '', '', '', '', '', right(money(total), true)],
    ],
  )
}

/** Court and bailiff costs have laws of their own. */
const articles: Readonly<Record<string, string>> = {
  collection: 'art. 6:96 BW; Bik',
  court: 'art. 237 Rv',
  bailiff: 'Btag',
}

function costsTable({ words, facts, money, text }: Tools): Content {
  if (facts.costs.length === 0) return { text: words.noCosts, color: grey }
  return table(
    ['auto', '*', 'auto', 'auto', 'auto', 'auto'],
    [
      [
        heading(words.date),
        heading(words.description),
        heading(words.article),
        heading(words.net, true),
        heading(words.vat, true),
        heading(words.amount, true),
      ],
      ...facts.costs.map(({ day, name, description, category, amount, vat }): TableCell[] => [
        dayText(day),
        [text(name), description].filter(Boolean).join('. '),
        articles[category] ?? '',
        right(money(amount)),
        right(money(vat)),
        right(money(amount + vat)),
      ]),
    ],
  )
}

const costAccounts = ['execution_costs', 'court_costs', 'collection_costs', 'collection_costs_vat', 'other_costs']

function paymentsTable({ words, worked, money }: Tools): Content {
  const paid = worked.balance.replay.entries.filter(({ kind }) =>
    ['payment', 'refund', 'allocation', 'write_off'].includes(kind),
  )
  if (paid.length === 0) return { text: words.noPayments, color: grey }
  const labels: Readonly<Record<string, string>> = { allocation: words.overpayment, write_off: words.writtenOff }
  return table(
    ['auto', '*', 'auto', 'auto', 'auto', 'auto'],
    [
      [
        heading(words.date),
        heading(words.amount, true),
        heading(words.onCosts, true),
        heading(words.onInterest, true),
        heading(words.onPrincipal, true),
        heading(words.left, true),
      ],
      ...paid.map(({ kind, day, postings }): TableCell[] => {
        const of = (...accounts: readonly string[]) =>
          -postings.reduce((sum, { account, cents }) => (accounts.includes(account) ? sum + cents : sum), 0)
        const received = postings.reduce((sum, { account, cents }) => (account === 'received' ? sum + cents : sum), 0)
        return [
          { text: dayText(day), noWrap: true },
          right(labels[kind] ?? money(received)),
          right(money(of(...costAccounts))),
          right(money(of('interest', 'capitalised_interest'))),
          right(money(of('principal'))),
          right(money(of('overpayment'))),
        ]
      }),
    ],
  )
}

function totals({ words, worked, money }: Tools): Content {
  const { balance } = worked
  const { costs } = balance.replay.open
  const rows: [string, Cents][] = [
    [words.principal, balance.principal],
    [words.interest, balance.interest],
    [words.collectionCosts, costs.collection_costs],
    [words.collectionVat, costs.collection_costs_vat],
    [words.courtCosts, balance.courtCosts],
    [words.otherCosts, balance.otherCosts],
  ]
  const after: [string, Cents][] = [
    [words.paid, balance.paid],
    ...(balance.overpayment > 0 ? [[words.overpayment, balance.overpayment] as [string, Cents]] : []),
    [words.perDay, balance.interestPerDay],
  ]
  return {
    table: {
      widths: ['*', 'auto'],
      body: [
        ...rows.map(([label, cents]): TableCell[] => [label, right(money(cents))]),
        [{ text: words.outstanding, bold: true }, right(money(balance.outstanding), true)],
        ...after.map(([label, cents]): TableCell[] => [{ text: label, color: grey }, right(money(cents))]),
      ],
    },
    layout: 'lightHorizontalLines',
  }
}

const payment = ({ words, office, facts }: Tools): Content => ({
  columns: (
    [
      [words.payTo, office.iban],
      [words.inNameOf, office.name],
      [words.reference, facts.paymentReference ?? facts.number],
    ] as const
  ).map(([label, value]) => ({
    width: 'auto' as const,
    text: [
      { text: `${label}\n`, color: grey, fontSize: 8 },
      { text: value || '-', bold: true },
    ],
  })),
  columnGap: 28,
})

function complaints({ words, office }: Tools): Content {
  const where = [office.complaintsEmail, office.disputeBody, office.disputeUrl].filter(Boolean)
  return {
    stack: [
      { text: `${words.wki}: ${office.wkiNumber || '-'}` },
      ...(where.length > 0 ? [{ text: `${words.complaints} ${where.join(' · ')}` }] : []),
    ],
    color: grey,
    fontSize: 8.5,
    margin: [0, 16, 0, 0] as [number, number, number, number],
    unbreakable: true,
  }
}
