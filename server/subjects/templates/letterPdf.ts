/**
 * A letter on paper: letterhead, the address in the envelope window, the text, and the office at the foot. The
 * window is 20 mm or 115 mm from the left edge (C5/6, window left or right) and 50 mm from the top.
 */
import type { Content } from 'pdfmake/interfaces.js'
import { footerLines } from '#domain/templates/footerLines.ts'
import type { Block, MessageLanguage } from '#domain/templates/variable.ts'
import type { Body } from '#server/records/values/body.ts'
import { enclosurePages, enclosuresIn } from './enclosures.ts'
import { letterWords } from './letterWords.ts'
import type { Foot, Pages } from './pages.ts'
import { pdfContent } from './pdfContent.ts'

export type Letter = {
  /** The template. */
  record: Body
  language: MessageLanguage
  /** Subject with its variables filled in. */
  subject: string
  body: string
  /** The value of a variable as text. */
  say: (key: string, days?: number) => string
  /** Lines on the envelope; absent: the reader of the sample. */
  to?: string
  /** A real letter has no watermark. */
  isReal?: true
  /** Blocks of its file; absent: of the sample. */
  blockOf?: (key: string) => Block | undefined
}

/** Points in a millimetre. */
const mm = 72 / 25.4

export function letterPdf({ record, language, subject, body, say, to, isReal, blockOf }: Letter): Pages {
  const words = letterWords[language]
  const isClient = record.letterhead === 'client'
  const from = isClient ? 'customer' : 'office'
  const name = say(isClient ? 'customer.company' : 'office.name')
  const windowLeft = (record.addressWindow === 'right' ? 115 : 20) * mm
  const facts: [string, string][] = [
    [words.date, say('today')],
    [words.reference, say('file.number')],
  ]
  return {
    pageMargins: [25 * mm, 22 * mm, 20 * mm, 28 * mm],
    info: { title: subject, author: name },
    ...(!isReal && { watermark: { text: words.sample, opacity: 0.04, bold: true, angle: -45, fontSize: 72 } }),
    foot: foot({ language, say, isClient }),
    content: [
      { text: name, fontSize: 17, bold: true, color: '#1d3d6f', absolutePosition: { x: 25 * mm, y: 15 * mm } },
      {
        text: [say(`${from}.address`), say(`${from}.phone`), say(`${from}.email`)]
          .filter(Boolean)
          .join('\n')
          .replaceAll(', ', '\n'),
        alignment: 'right',
        fontSize: 8.5,
        color: '#55606e',
        absolutePosition: { x: 130 * mm, y: 15 * mm },
      },
      ...(record.registered === true
        ? [
            {
              text: words.registered.toUpperCase(),
              bold: true,
              fontSize: 9,
              absolutePosition: { x: windowLeft, y: 45 * mm },
            },
          ]
        : []),
      { text: to ?? addressee(record, say), absolutePosition: { x: windowLeft, y: 50 * mm }, fontSize: 11 },
      {
        columns: facts.map(([label, value]) => ({
          width: 'auto' as const,
          text: [{ text: `${label}\n`, color: '#55606e', fontSize: 8.5 }, value],
          margin: [0, 0, 24, 0] as [number, number, number, number],
        })),
        margin: [0, 68 * mm, 0, 14],
      },
      {
        text: [
          { text: `${words.subject}: `, color: '#55606e' },
          { text: subject, bold: true },
        ],
        margin: [0, 0, 0, 14],
      },
      ...pdfContent(body),
      ...signature(record, words.regards, say),
      ...enclosureList(record, language),
      ...enclosurePages(record, language, say, blockOf),
    ],
  }
}

const addressee = ({ destination }: Body, say: Letter['say']): string =>
  destination === 'client'
    ? [say('customer.company'), say('customer.address')].join('\n')
    : [say('debtor.fullName'), say('debtor.address')].join('\n')

function signature({ signature: by, letterhead }: Body, regards: string, say: Letter['say']): Content[] {
  if (by === 'none') return []
  const name = by === 'user' ? say('user.signature') : say(letterhead === 'client' ? 'customer.company' : 'office.name')
  return [{ stack: [{ text: regards, margin: [0, 8, 0, 22] }, name], unbreakable: true }]
}

function enclosureList({ enclosures }: Body, language: MessageLanguage): Content[] {
  const words: Readonly<Record<string, string>> = letterWords[language]
  const names = enclosuresIn(enclosures).map((one) => words[one] ?? one)
  if (names.length === 0) return []
  return [
    {
      text: `${letterWords[language].enclosures}: ${names.join(', ')}`,
      fontSize: 8.5,
      color: '#55606e',
      margin: [0, 16, 0, 0],
    },
  ]
}

type Said = Pick<Letter, 'language' | 'say'> & { isClient: boolean }

export function foot({ language, say, isClient }: Said): Foot {
  const lines = isClient
    ? [[say('customer.company'), say('customer.kvkNumber')].filter(Boolean).join(' · KVK ')]
    : footerLines(say, language)
  return {
    margin: [25 * mm, 6, 20 * mm, 0],
    fontSize: 7.5,
    color: '#55606e',
    text: lines.join('\n'),
    number: letterWords[language].page,
  }
}
