/** A document that becomes a PDF. */
import type { ContentText, TDocumentDefinitions } from 'pdfmake/interfaces.js'

/** The foot of every page; `number` contains `%page%` and `%pages%`. */
export type Foot = Pick<ContentText, 'fontSize' | 'color'> & {
  margin: [number, number, number, number]
  text: string
  number: string
}
/** Without functions, so that it can be posted to the thread. */
export type Pages = Omit<TDocumentDefinitions, 'footer' | 'header' | 'background' | 'pageBreakBefore'> & { foot: Foot }
