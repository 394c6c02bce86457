/**
 * Requirements for the mail that confirms a complaint: it states the number, the last day of the answer, whom
 * to contact meanwhile, and where to go after a disagreement. It uses no variable that a complaint may lack,
 * such as a file.
 *
 * @see Wet kwaliteit incassodienstverlening (Wki): a complaints procedure, and receipt confirmed in writing
 */
import { namesIn, type Draft, type Finding } from './draft.ts'
import type { Variable } from './variable.ts'

/** Code of the system's template that is sent as this mail. */
export const complaintTemplate = 'klacht-ontvangen'

export const isComplaintMail = ({ channel, code }: Pick<Draft, 'channel' | 'code'>): boolean =>
  channel === 'email' && code === complaintTemplate

/** Duties, each with variables of which one is enough to fulfil it. */
const duties = {
  number: ['complaint.number'],
  term: ['complaint.answerDue'],
  contact: ['complaint.email', 'office.email', 'office.phone', 'office.footer'],
  disputes: ['office.complaintsUrl', 'office.footer'],
} as const

const ofComplaint = /^complaint\./
/** Variables that have a value when a complaint is confirmed. */
const known = /^(?:complaint|office)\.|^today(?:\.plus)?$/

/** Whether the variable has a value in this message, as far as complaints are concerned. */
export const hasValueFor = (draft: Pick<Draft, 'channel' | 'code'>, { key, own }: Pick<Variable, 'key' | 'own'>) =>
  isComplaintMail(draft) ? known.test(key) || own === true : own === true || !ofComplaint.test(key)

/** Finding per unfulfilled duty in each language of the body. A mail with findings cannot be stored. */
export function complaintLacks(draft: Draft): Finding[] {
  if (!isComplaintMail(draft)) return []
  const bodies = draft.texts.filter(({ kind }) => kind === 'html')
  return bodies.flatMap((text) => {
    const names = new Set(namesIn(text).map(({ key }) => key))
    return Object.entries(duties)
      .filter(([, keys]) => !keys.some((key) => names.has(key)))
      .map(([duty]): Finding => ({
        severity: 'broken',
        rule: `complaint.${duty}`,
        field: text.field,
        language: text.language,
        values: {},
      }))
  })
}
