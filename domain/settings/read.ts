/** Validates a value typed for a setting: returns the value to store, or the problem. */
import { decimalOf } from '#domain/money/money.ts'
import { normalise } from '#domain/normalise.ts'
import { characters, formats } from '#schemas/formats.ts'
import { isCleanText } from '#schemas/validation.ts'
import type { Setting, SettingValue } from './setting.ts'

export type Problem = { key: string; values?: Readonly<Record<string, string | number>> }
/** `value` is null, or an empty list, to remove the stored value. */
export type Reading = { value: SettingValue } | { problem: Problem }

/** Maximum number of lines in an address, or of web addresses. */
export const mostLines = 10

/** @param typed Unvalidated, of any type. */
export function readSettingValue(setting: Setting, typed: unknown): Reading {
  if (typed === null || typed === '') return { value: setting.type === 'lines' ? [] : null }
  switch (setting.type) {
    case 'boolean':
      return typeof typed === 'boolean' ? { value: typed } : wrong('type.boolean')
    case 'integer':
    case 'money':
      return Number.isSafeInteger(typed) ? within(setting, typed as number) : wrong('type.integer')
    case 'choice':
      return setting.choices?.some(({ value }) => value === typed) ? { value: typed as string } : wrong('enum')
    case 'lines':
      return Array.isArray(typed) ? linesOf(setting, typed) : wrong('type.array')
    default:
      return typeof typed === 'string' ? textOf(setting, typed) : wrong('type.string')
  }
}

/** Problems of values that are valid by themselves but not together, by the key to blame. */
export function problemsTogether(valueOf: (key: string) => SettingValue): Readonly<Record<string, Problem>> {
  const [from, until] = [valueOf('sending.windowFrom'), valueOf('sending.windowUntil')]
  const isReversed = typeof from === 'string' && typeof until === 'string' && from >= until
  return isReversed ? { 'sending.windowUntil': { key: 'error.settingWindow', values: { from } } } : {}
}

function linesOf(setting: Setting, typed: readonly unknown[]): Reading {
  const lines: string[] = []
  for (const line of typed) {
    if (typeof line !== 'string') return wrong('type.string')
    if (line.trim() === '') continue
    const read = textOf(setting, line)
    if ('problem' in read) return read
    lines.push(String(read.value))
  }
  return lines.length > mostLines ? wrong('maxItems', { limit: mostLines }) : { value: lines }
}

function textOf(setting: Setting, typed: string): Reading {
  const { type, format, pattern, maxLength = 255 } = setting
  const text = type === 'secret' ? typed.trim() : normalise(format, typed)
  if (text === '') return { value: null }
  if (!isCleanText(text) || /[\r\n]/.test(text)) return wrong('text')
  if (characters(text) > maxLength) return wrong('maxLength', { limit: maxLength })
  if (format !== undefined && format !== 'html' && !formats[format](text)) return wrong(`format.${format}`)
  if (pattern && !pattern.test.test(text)) return { problem: { key: pattern.problem } }
  if (type === 'date' && !formats.date(text)) return wrong('format.date')
  if (type !== 'time') return { value: text }
  return /^([01]\d|2[0-3]):[0-5]\d$/.test(text) ? within(setting, text) : { problem: { key: 'error.settingTime' } }
}

/** Times compare as text. */
function within({ type, minimum, maximum }: Setting, value: string | number): Reading {
  const shown = (limit: string | number) => (type === 'money' ? decimalOf(Number(limit)) : limit)
  if (minimum !== undefined && value < minimum) return wrong('minimum', { limit: shown(minimum) })
  if (maximum !== undefined && value > maximum) return wrong('maximum', { limit: shown(maximum) })
  return { value }
}

const wrong = (name: string, values?: Problem['values']): Reading => ({
  problem: { key: `validation.${name}`, ...(values && { values }) },
})
