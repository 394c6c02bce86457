/** The mail that confirms receipt of a complaint, worded by the office in the template with that code. */
import { addDays, dayOf } from '#domain/time/day.ts'
import { settingByKey } from '#domain/settings/officeSettings.ts'
import { complaintTemplate } from '#domain/templates/complaintDuties.ts'
import { footerLines } from '#domain/templates/footerLines.ts'
import type { ValueOf } from '#domain/templates/render.ts'
import type { MessageLanguage, Value } from '#domain/templates/variable.ts'
import type { Locale } from '#schemas/entity.ts'
import type { Config } from '#server/config.ts'
import type { Body } from '#server/records/values/body.ts'
import type { Trx } from '#server/db/engine.ts'
import { FieldErrors, Refused } from '#server/errors.ts'
import type { LetterContent } from '#server/subjects/mail/mailer.ts'
import { settingValue } from '#server/foundation/storedSettings.ts'
import { asMail, fillIn } from '#server/subjects/templates/message.ts'
import { officeSamples, senderOf } from '#server/subjects/templates/sender.ts'
import { variablesByKey } from '#server/subjects/templates/variables.ts'
import { defaultLocale, documentLanguages } from '#schemas/product.ts'
import { names } from '#server/sql/names.ts'

const t = names('email_template')

/** Variable → setting with its value. */
const settingOf: Readonly<Record<string, string>> = {
  'office.name': 'office.name',
  'office.address': 'office.address',
  'office.phone': 'office.phone',
  'office.email': 'office.email',
  'office.iban': 'office.trustIban',
  'office.wkiNumber': 'wki.registrationNumber',
  'office.complaintsUrl': 'complaint.bodyUrl',
  'office.infoUrl': 'office.infoUrl',
  'office.openingHours': 'office.openingHours',
  'complaint.email': 'complaint.email',
}

/** Facts about the office that the law requires in the footer; without one of them there is no footer. */
const inFooter = ['office.name', 'office.address', 'office.wkiNumber', 'office.complaintsUrl']

type Asked = { config: Config; trx: Trx; now: number; locale: Locale }

/**
 * @throws {Refused} If the office has no such template.
 * @throws {FieldErrors} If a variable of the template has no value in the settings.
 */
export async function confirmationOf(complaint: Body, { config, trx, now, locale }: Asked): Promise<LetterContent> {
  const template = await templateIn(trx)
  if (!template) throw new Refused({ key: 'error.complaintNoTemplate', values: { code: complaintTemplate } })
  const language = languageOf(complaint, template)
  const values = await valuesOf(complaint, config, trx)
  const valueOf = await readingOf(values, language, trx, dayOf(now))
  const { texts, missing } = fillIn('email-template', template, language, valueOf)
  if (missing.length > 0) {
    const lacking = missing.flatMap((key) => (key === 'office.footer' ? inFooter.filter((one) => !values[one]) : [key]))
    const names = [...new Set(lacking)].map((key) => settingByKey.get(settingOf[key] ?? '')?.title[locale] ?? key)
    throw new FieldErrors({ by: [{ key: 'error.complaintOffice', values: { names: names.join(', ') } }] })
  }
  const { subject = '', body = '' } = texts
  const { html, text } = asMail(body, language)
  return { content: { subject, body: text, html } }
}

async function templateIn(trx: Trx): Promise<Body | undefined> {
  const text = `select ${t.subject}, ${t.body}, ${t.languages} from email_template where ${t.code} = $1 and ${t.active}`
  return (await trx.query<Body>({ text, values: [complaintTemplate] })).rows[0]
}

/** The complainant's language, if the template has a text in it. */
function languageOf(complaint: Body, { languages }: Body): MessageLanguage {
  const written: readonly unknown[] = Array.isArray(languages) ? languages : []
  return documentLanguages.find((one) => one === complaint.language && written.includes(one)) ?? defaultLocale
}

/** Values by the key of the variable; '' for unset ones. */
async function valuesOf(complaint: Body, config: Config, trx: Trx): Promise<Readonly<Record<string, string>>> {
  const sender = await senderOf(config, trx)
  const email = await settingValue(trx, 'complaint.email')
  return {
    ...officeSamples(sender),
    'complaint.number': String(complaint.number),
    'complaint.name': String(complaint.complainantName),
    'complaint.subject': String(complaint.subject),
    'complaint.receivedAt': String(complaint.receivedAt),
    'complaint.answerDue': String(complaint.answerDue),
    'complaint.email': typeof email === 'string' ? email : sender.email,
  }
}

async function readingOf(
  values: Readonly<Record<string, string>>,
  language: MessageLanguage,
  trx: Trx,
  today: string,
): Promise<ValueOf> {
  const variables = await variablesByKey(trx)
  return ({ key, days = 0 }): Value | undefined => {
    if (key === 'today' || key === 'today.plus') return { format: 'date', day: addDays(today, days) }
    if (key === 'office.footer') {
      if (inFooter.some((one) => !values[one])) return undefined
      return { format: 'block', block: { kind: 'lines', lines: footerLines((one) => values[one] ?? '', language) } }
    }
    const variable = variables.get(key)
    const text = values[key] ?? variable?.texts?.[language] ?? variable?.texts?.nl ?? ''
    if (!variable || text === '') return undefined
    if (variable.format === 'date') return { format: 'date', day: text }
    return { format: variable.format === 'link' ? 'link' : 'text', text }
  }
}
