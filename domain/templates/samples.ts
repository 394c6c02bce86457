/** Preview values of all variables, from their stored samples. */
import type { IsoDate } from '#domain/time/day.ts'
import { footerLines } from './footerLines.ts'
import type { ValueOf } from './render.ts'
import { sampleValue, type Sampled } from './sampleValue.ts'
import type { MessageLanguage } from './variable.ts'

export function samplesOf(variables: readonly Sampled[], language: MessageLanguage, today: IsoDate): ValueOf {
  const byKey = new Map(variables.map((variable) => [variable.key, variable]))
  const office = footerLines((key) => byKey.get(key)?.sample ?? '', language)
  return (placeholder) => {
    const variable = byKey.get(placeholder.key)
    return variable && sampleValue(variable, placeholder, { language, today, office })
  }
}
