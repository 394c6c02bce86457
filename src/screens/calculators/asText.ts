/** Input and answer as lines of text, for a letter, a mail or paper. */
import type { useTranslate } from 'react-admin'
import { formatMoney } from '#domain/money/money.ts'
import type { Locale } from '#schemas/entity.ts'
import { calculators, type CalculatorName, type Field, type Question, type Row } from './calculators.ts'
import type { Told } from './answerParts.ts'
import { neat } from './typedValue.ts'

type Words = { translate: ReturnType<typeof useTranslate>; locale: Locale }

/** @example ['Rente tot en met: 31-12-2026', 'Vordering 1: € 1.000,00, rente vanaf 01-01-2026, wettelijke rente'] */
export function askedLines(name: CalculatorName, { fields, lists }: Question, words: Words): string[] {
  const own = calculators[name].fields.flatMap((field) => {
    const value = valueText(field, fields, words)
    return value === ''
      ? []
      : [
          words.translate('phrase.labelled', {
            label: words.translate(`calculators.fields.${name}.${field.name}`),
            value: value,
          }),
        ]
  })
  const rows = calculators[name].lists.flatMap((list) =>
    (lists[list.name] ?? []).flatMap((row, place) => {
      const values = list.fields.flatMap((field, nth) => {
        const value = valueText(field, row, words)
        if (value === '') return []
        const isPlain = nth === 0 || field.kind === 'choice' || field.kind === 'money'
        return [isPlain ? value : `${words.translate(`calculators.fields.${list.name}.${field.name}`)} ${value}`]
      })
      const isFilled = list.fields.some(({ name: one, start = '' }) => start === '' && row[one])
      return isFilled
        ? [
            words.translate('phrase.labelled', {
              label: words.translate(`calculators.one.${list.name}`, { number: place + 1 }),
              value: values.join(', '),
            }),
          ]
        : []
    }),
  )
  return [...own, ...rows]
}

function valueText(field: Field, row: Row, { translate, locale }: Words): string {
  const typed = row[field.name]?.trim() ?? ''
  if (typed === '' || field.isOwn || field.when?.(row) === false) return ''
  switch (field.kind) {
    case 'money': {
      const cents = Number(neat(field, typed, 'en').replace('.', ''))
      return Number.isNaN(cents) ? typed : formatMoney({ amount: cents, currency: 'EUR' }, locale)
    }
    case 'rate':
      return `${neat(field, typed, locale)}%`
    case 'yes':
      return translate(`ra.boolean.${typed}`)
    case 'claim':
      return translate('calculators.one.claims', { number: typed })
    case 'choice':
      return field.isNumber
        ? neat({ ...field, kind: 'rate' }, typed, locale)
        : translate(`calculators.choices.${field.name}.${typed}`)
    default:
      return neat(field, typed, locale)
  }
}

/** Plain lines without tabs or columns, so that they keep their form in any letter. */
export function asText(title: string, asked: readonly string[], told: Told, { locale }: Words): string {
  const explained = told.lines.map(({ text, amount, article }) => {
    const result = amount === null ? '' : `: ${formatMoney({ amount, currency: 'EUR' }, locale)}`
    return `- ${text}${result}${article === null ? '' : ` (${article})`}`
  })
  const schedules = told.tables
    .filter(({ replaces }) => replaces === undefined)
    .flatMap(({ title: heading, head, rows }) => [
      '',
      heading,
      ...rows.map((cells) => `- ${cells.map((cell, n) => (n === 0 ? `${head[0]?.text} ${cell}` : cell)).join(', ')}`),
    ])
  const figures = told.figures.map(({ label, value }) => `${label}: ${value}`)
  return [title, '', ...asked, '', ...explained, ...schedules, '', ...figures].join('\n').replaceAll('\u00a0', ' ')
}
