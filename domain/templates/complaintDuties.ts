/**
 * The mail that confirms the receipt of a complaint: it says under which number, until when the answer may take, and whom to
 * turn to meanwhile, and afterwards if one does not agree. It names nothing that a complaint may lack, such as a file.
 *
 * @see Wet kwaliteit incassodienstverlening (Wki): a scheme for complaints, and receipt confirmed in writing
 */
import { namesIn, type Draft, type Finding } from './draft.ts'
import type { Variable } from './variable.ts'

/** Code of the template of the system, on which the sending of the mail relies. */
export const complaintTemplate = 'klacht-ontvangen'

export const isComplaintMail = ({ channel, code }: Pick<Draft, 'channel' | 'code'>): boolean =>
  channel === 'email' && code === complaintTemplate

/** The duty, and the variables of which any one fulfils it. */
const duties = {
  number: ['complaint.number'],
  term: ['complaint.answerDue'],
  contact: ['complaint.email', 'office.email', 'office.phone', 'office.footer'],
  disputes: ['office.complaintsUrl', 'office.footer'],
} as const

const ofComplaint = /^complaint\./
/** What has a value when a complaint is confirmed. */
const known = /^(?:complaint|office)\.|^today(?:\.plus)?$/

/** Whether the variable has a value in this message, as far as complaints go. */
export const hasValueFor = (draft: Pick<Draft, 'channel' | 'code'>, { key, own }: Pick<Variable, 'key' | 'own'>) =>
  isComplaintMail(draft) ? known.test(key) || own === true : own === true || !ofComplaint.test(key)

/** One finding per duty that the body does not fulfil, in each of its languages. Without these it cannot be stored. */
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
