/** Text of a variable in a message, with its sample, as plain text. */
import { dayOf } from '#domain/time/day.ts'
import { blockHtml } from '#domain/templates/blockHtml.ts'
import { textOfHtml } from '#domain/templates/htmlParts.ts'
import { sampleValue } from '#domain/templates/sampleValue.ts'
import { footerLines } from '#domain/templates/footerLines.ts'
import type { MessageLanguage } from '#domain/templates/variable.ts'
import { writtenValue } from '#domain/templates/writtenValue.ts'
import type { OfferedVariable } from './variables.ts'

/** @returns Empty when it has no sample. */
export function saidBy(key: string, variables: readonly OfferedVariable[], language: MessageLanguage): string {
  const variable = variables.find((one) => one.key === key)
  if (!variable) return ''
  const of = (name: string): string => variables.find((one) => one.key === name)?.sample ?? ''
  const context = { language, today: dayOf(Date.now()), office: footerLines(of, language) }
  const value = sampleValue(variable, { days: 14 }, context)
  if (!value) return ''
  if (value.format !== 'block') return writtenValue(value, language) ?? ''
  return value.block.kind === 'qr' ? value.block.content : textOfHtml(blockHtml(value.block))
}
