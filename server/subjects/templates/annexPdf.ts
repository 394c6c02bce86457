/** Annexes of an e-mail, each a PDF of its own: about which file it is, and what it shows. */
import type { Content } from 'pdfmake/interfaces.js'
import { blockHtml } from '#domain/templates/blockHtml.ts'
import type { Block, MessageLanguage } from '#domain/templates/variable.ts'
import { incomeForm } from './enclosures.ts'
import { foot, type Letter } from './letterPdf.ts'
import { letterWords } from './letterWords.ts'
import type { Pages } from './pages.ts'
import { pdfContent } from './pdfContent.ts'

export const annexKinds = ['claim_specification', 'income_form', 'payment_overview', 'arrangement_plan'] as const
export type AnnexKind = (typeof annexKinds)[number]

/** The variable whose table an annex shows; the form of income is filled in by its reader. */
const tableOf: Readonly<Record<Exclude<AnnexKind, 'income_form'>, string>> = {
  claim_specification: 'file.claimSpecification',
  payment_overview: 'file.paymentsTable',
  arrangement_plan: 'file.instalmentTable',
}

export const annexTitle = (kind: AnnexKind, language: MessageLanguage): string => letterWords[language][kind]

type Given = Pick<Letter, 'language' | 'say'> & {
  blockOf: (key: string) => Block | undefined
  /** Whether it is in the name of the client. */
  isClient: boolean
}

/** @returns undefined where there is nothing to show: no payment yet, or no arrangement. */
export function annexPdf(kind: AnnexKind, { language, say, blockOf, isClient }: Given): Pages | undefined {
  const content = contentOf(kind, language, blockOf)
  if (!content) return undefined
  const words = letterWords[language]
  const [name, title] = [say(isClient ? 'customer.company' : 'office.name'), annexTitle(kind, language)]
  const about = [`${words.reference} ${say('file.number')}`, `${words.date} ${say('today')}`, say('debtor.fullName')]
  return {
    // Margins of letters, because an annex has their foot.
    pageMargins: [71, 56, 57, 80],
    info: { title: `${title} ${say('file.number')}`, author: name },
    foot: foot({ language, say, isClient }),
    content: [
      { text: name, fontSize: 11, color: '#55606e', margin: [0, 0, 0, 18] },
      { text: title, fontSize: 17, bold: true, color: '#1d3d6f', margin: [0, 0, 0, 2] },
      { text: about.filter(Boolean).join(' · '), color: '#55606e', margin: [0, 0, 0, 16] },
      ...content,
    ],
  }
}

function contentOf(kind: AnnexKind, language: MessageLanguage, blockOf: Given['blockOf']): Content[] | undefined {
  if (kind === 'income_form') return incomeForm(language)
  const block = blockOf(tableOf[kind])
  return block && pdfContent(blockHtml(block))
}
