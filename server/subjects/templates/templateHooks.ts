/** A template is stored only when its variables can be filled in, and active only when it may be sent. */
import { isHeaderLine } from '#domain/cells/headerLine.ts'
import { complaintTemplate } from '#domain/templates/complaintDuties.ts'
import type { Draft, Finding } from '#domain/templates/draft.ts'
import { variablesIn } from '#domain/templates/draft.ts'
import { channelOf, draftOf } from '#domain/templates/draftOf.ts'
import { lint } from '#domain/templates/lint.ts'
import type { Locale } from '#schemas/entity.ts'
import type { Body } from '#server/records/values/body.ts'
import type { Hooks, WriteContext } from '#server/records/hooks.ts'
import { FieldErrors, Refused, type Text } from '#server/errors.ts'
import { say } from '#server/foundation/messages.ts'
import { documentLanguages } from '#schemas/product.ts'
import { allowList } from './variables.ts'

type Template = 'email-template' | 'post-mail-template' | 'sms-template' | 'subpoena-template'

export const templateHooks =
  <Name extends Template>(entity: Name) =>
  (): Hooks<Name> => {
    const channel = channelOf(entity)
    const checked = async (body: Body, before: Body, { trx, access }: WriteContext): Promise<Body> => {
      const whole = { ...before, ...body }
      const draft = draftOf(channel, whole)
      const variables = variablesIn(draft.texts)
      if (channel !== 'legal') refuseLines(draft)
      const findings = lint(draft, await allowList(trx, variables))
      refuseBroken(findings, channel === 'legal')
      if (isNeeded(before)) refuseUseless(body)
      if (whole.active === true) refuseUnfit(findings, access.locale)
      return { ...body, variables, ...(channel !== 'legal' && { languages: languagesOf(draft) }) }
    }
    const hooks: Hooks = {
      beforeCreate: (body, context) => checked(body, {}, context),
      beforeDelete({ type }) {
        if (type === 'system') throw new Refused({ key: 'error.systemTemplate' })
      },
      beforeUpdate: (body, before, context) => (Object.keys(body).length === 0 ? body : checked(body, before, context)),
    }
    // The properties used here are the same in all four entities.
    return hooks as Hooks<Name>
  }

const isNeeded = ({ code, type }: Body): boolean => code === complaintTemplate && type === 'system'

/** Values that the template of complaints must keep, so that the program finds it and it stays lawful. */
const useful: Readonly<Record<string, unknown>> = {
  code: complaintTemplate,
  type: 'system',
  destination: 'debtor',
  fileType: null,
  customer: null,
  active: true,
}

function refuseUseless(body: Body): void {
  const lost = Object.entries(useful).filter(([field, value]) => Object.hasOwn(body, field) && body[field] !== value)
  const error = { key: 'error.neededTemplate' }
  if (lost.length > 0) throw new FieldErrors(Object.fromEntries(lost.map(([field]) => [field, [error]])))
}

/** Languages in which every text of the template is written. */
const languagesOf = ({ texts }: Draft): string[] => {
  const fields = new Set(texts.map(({ field }) => field))
  return documentLanguages.filter(
    (language) => texts.filter((text) => text.language === language).length === fields.size,
  )
}

/** @throws {FieldErrors} At a subject of more than one line: it becomes a header. */
function refuseLines({ texts }: Draft): void {
  const broken = texts.filter(({ field, content }) => field === 'subject' && !isHeaderLine(content))
  const error = { key: 'validation.oneLine' }
  if (broken.length > 0)
    throw new FieldErrors(Object.fromEntries(broken.map(({ language }) => [`subject.${language}`, [error]])))
}

function refuseBroken(findings: readonly Finding[], isOneLanguage: boolean): void {
  const errors: Record<string, Text[]> = {}
  for (const { severity, rule, field, language, values } of findings) {
    if (severity !== 'broken') continue
    const place = isOneLanguage ? field : `${field}.${language}`
    ;(errors[place] ??= []).push({ key: `templateLint.${rule}`, values })
  }
  if (Object.keys(errors).length > 0) throw new FieldErrors(errors)
}

function refuseUnfit(findings: readonly Finding[], locale: Locale): void {
  const unfit = findings.filter(({ severity }) => severity === 'unfit')
  if (unfit.length === 0) return
  const sentences = unfit.map(({ rule, language, values }) => {
    const reason = say(locale, { key: `templateLint.${rule}`, values })
    return {
      key: 'templateLint.unfit',
      values: { reason, language: say(locale, { key: `templateLint.languages.${language}` }) },
    }
  })
  throw new FieldErrors({ active: sentences })
}
