/** What a preview puts in the place of variables: samples, and the office as it is. */
import type { IsoDate } from '#domain/day.ts'
import { footerLines } from '#domain/templates/footerLines.ts'
import type { ValueOf } from '#domain/templates/render.ts'
import { sampleValue } from '#domain/templates/sampleValue.ts'
import type { MessageLanguage } from '#domain/templates/variable.ts'
import { officeSamples, type Sender } from './sender.ts'
import type { OfferedVariable } from './variables.ts'

/** The same variables, with the office's own data as samples. */
export function withOffice(variables: readonly OfferedVariable[], sender: Sender): OfferedVariable[] {
  const own = officeSamples(sender)
  return variables.map((variable) => ({ ...variable, sample: own[variable.key] || variable.sample }))
}

/** @param variables As `withOffice` returns them. */
export function samplesOf(variables: readonly OfferedVariable[], language: MessageLanguage, today: IsoDate): ValueOf {
  const byKey = new Map(variables.map((variable) => [variable.key, variable]))
  const office = footerLines((key) => byKey.get(key)?.sample ?? '', language)
  return (placeholder) => {
    const variable = byKey.get(placeholder.key)
    return variable && sampleValue(variable, placeholder, { language, today, office })
  }
}
