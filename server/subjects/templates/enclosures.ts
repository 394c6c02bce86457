/** Enclosures that are printed with a letter, each on a page of its own. */
import type { Content } from 'pdfmake/interfaces.js'
import { blockHtml } from '#domain/templates/blockHtml.ts'
import { sampleBlock } from '#domain/templates/sampleBlocks.ts'
import type { Block, MessageLanguage } from '#domain/templates/variable.ts'
import type { Body } from '#server/records/values/body.ts'
import { letterWords } from './letterWords.ts'
import { pdfContent } from './pdfContent.ts'

type Say = (key: string) => string

/** Without duplicates, because a draft is not validated. */
export const enclosuresIn = (value: unknown): string[] => (Array.isArray(value) ? [...new Set(value.map(String))] : [])

/** @param blockOf Real blocks; absent: those of the sample. */
export function enclosurePages(
  { enclosures }: Body,
  language: MessageLanguage,
  say: Say,
  blockOf: (key: string) => Block | undefined = (key) => sampleBlock(key, language, '2026-01-01'),
): Content[] {
  const words = letterWords[language]
  const pages: Readonly<Record<string, () => Content[]>> = {
    claim_specification: () => specification(blockOf),
    income_form: () => incomeForm(language),
    qr_slip: () => paymentSlip(language, say),
  }
  return enclosuresIn(enclosures).flatMap((name) => {
    const page = pages[name]
    const titles: Readonly<Record<string, string>> = words
    return page
      ? [
          { text: titles[name] ?? name, fontSize: 14, bold: true, pageBreak: 'before', margin: [0, 0, 0, 12] },
          ...page(),
        ]
      : []
  })
}

/** Specification of the claims; that of the sample does not depend on the day. */
const specification = (blockOf: (key: string) => Block | undefined): Content[] => {
  const block = blockOf('file.claimSpecification')
  return block ? pdfContent(blockHtml(block)) : []
}

export function incomeForm(language: MessageLanguage): Content[] {
  const { income, expenses, perMonth, amount } = letterWords[language]
  const empty = Array.from({ length: 6 }, () => [' ', ' '])
  return [income, expenses].map((title) => ({
    table: { headerRows: 1, widths: ['*', 120], heights: 20, body: [[`${title} ${perMonth}`, amount], ...empty] },
    margin: [0, 0, 0, 16],
  }))
}

function paymentSlip(language: MessageLanguage, say: Say): Content[] {
  const { amount, payTo, reference } = letterWords[language]
  const facts = [
    [amount, say('file.total.outstanding')],
    [payTo, `${say('office.iban')} (${say('office.name')})`],
    [reference, say('file.paymentReference')],
  ]
  return [
    {
      columns: [
        { width: 120, qr: say('file.paymentLink') || say('file.number'), fit: 110 },
        { width: '*', layout: 'noBorders', table: { widths: ['auto', '*'], body: facts } },
      ],
    },
  ]
}
