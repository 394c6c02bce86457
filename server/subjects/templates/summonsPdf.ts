/**
 * A summons on paper: its sections under their headings, numbered pages, and no letterhead of ours, which a
 * court would not want.
 */
import type { Content } from 'pdfmake/interfaces.js'
import { summonsSections } from '#domain/templates/draftOf.ts'
import type { MessageLanguage } from '#domain/templates/variable.ts'
import { letterWords } from './letterWords.ts'
import type { Pages } from './pages.ts'
import { pdfContent } from './pdfContent.ts'

type Section = (typeof summonsSections)[number]

const headings: Readonly<Record<MessageLanguage, Readonly<Record<'title' | Section, string>>>> = {
  nl: {
    title: 'Dagvaarding',
    parties: 'Partijen',
    grounds: 'Gronden van de vordering',
    defences: 'Bekend verweer',
    evidence: 'Bewijs',
    claim: 'Eis',
    notices: 'Aanzeggingen',
  },
  en: {
    title: 'Summons',
    parties: 'Parties',
    grounds: 'Grounds of the claim',
    defences: 'Known defences',
    evidence: 'Evidence',
    claim: 'Claim',
    notices: 'Notices',
  },
  fr: {
    title: 'Assignation',
    parties: 'Parties',
    grounds: 'Fondements de la demande',
    defences: 'Moyens de défense connus',
    evidence: 'Preuves',
    claim: 'Demande',
    notices: 'Avis',
  },
  de: {
    title: 'Klageschrift',
    parties: 'Parteien',
    grounds: 'Gründe der Klage',
    defences: 'Bekannte Einwände',
    evidence: 'Beweise',
    claim: 'Antrag',
    notices: 'Hinweise',
  },
}

/** @param texts Sections with their variables filled in. */
export function summonsPdf(texts: Readonly<Record<string, string>>, language: MessageLanguage): Pages {
  const words = letterWords[language]
  const heading = headings[language]
  const sections = summonsSections.filter((name) => texts[name])
  return {
    pageMargins: [71, 71, 57, 64],
    info: { title: heading.title },
    watermark: { text: words.sample, opacity: 0.04, bold: true, angle: -45, fontSize: 72 },
    foot: { text: '', number: words.page, fontSize: 8, color: '#55606e', margin: [71, 20, 57, 0] },
    content: [
      { text: heading.title.toUpperCase(), fontSize: 16, bold: true, alignment: 'center', margin: [0, 0, 0, 18] },
      ...sections.flatMap((name): Content[] => [
        { text: heading[name], fontSize: 12, bold: true, margin: [0, 8, 0, 4] },
        ...pdfContent(texts[name] ?? ''),
      ]),
    ],
    defaultStyle: { fontSize: 10.5 },
  }
}
