/** A changed property: values side by side, texts compared by word, rows below each other. */
import Box from '@mui/material/Box'
import { useTranslate } from 'react-admin'
import type { Entity, Property } from '#schemas/entity.ts'
import { rowText, type RowValues } from '#resources/texts/rowsText.ts'
import { useKnownLocale } from '#resources/texts/useValue.ts'
import { plainText } from '#resources/texts/plainValue.ts'
import { plainText as withoutMarks } from '#resources/richText/plainText.ts'
import { Pieces } from './Pieces.tsx'
import { rowDifference, textDifference } from './textDifference.ts'

type DifferenceProps = { entity: Entity; property: Property; from: unknown; to: unknown }

/** Longest text that is shown side by side. */
const glance = 60

export const Difference = ({ entity, property, from, to }: DifferenceProps) => {
  const translate = useTranslate()
  const locale = useKnownLocale()
  const word = (key: string) => translate(key, { _: '' })
  if (property.type === 'localized') return <Languages {...{ property, from, to }} />
  if (property.type === 'rows') {
    const setting = { columns: property.columns ?? [], source: property.name, resource: entity.name, locale, word }
    const texts = (rows: unknown) => (Array.isArray(rows) ? rows.map((row: RowValues) => rowText(row, setting)) : [])
    return <Pieces pieces={rowDifference(texts(from), texts(to))} isList />
  }
  const text = (value: unknown) =>
    property.format === 'html' && typeof value === 'string'
      ? withoutMarks(value)
      : plainText(property, value, locale, word, entity.name)
  const [before, after] = [text(from), text(to)]
  const isText = property.type === 'text' || Math.max(before.length, after.length) > glance
  if (isText && before !== '' && after !== '') return <Changed before={before} after={after} />
  return <Pieces pieces={[gone(before), fresh(after)]} />
}

const gone = (text: string) => ({ kind: 'gone', text }) as const
const fresh = (text: string) => ({ kind: 'new', text }) as const

const Changed = ({ before, after }: { before: string; after: string }) => {
  const translate = useTranslate()
  // Rich text may differ in formatting only.
  if (before === after) return <Box component="span">{translate('history.looks')}</Box>
  return <Pieces pieces={textDifference(before, after)} isText />
}

const Languages = ({ property, from, to }: Omit<DifferenceProps, 'entity'>) => {
  const translate = useTranslate()
  const textIn = (value: unknown, language: string): string => {
    const text: unknown = typeof value === 'object' && value !== null ? Reflect.get(value, language) : undefined
    if (typeof text !== 'string') return ''
    return property.format === 'html' ? withoutMarks(text) : text
  }
  const raw = (value: unknown, language: string): unknown =>
    typeof value === 'object' && value !== null ? Reflect.get(value, language) : undefined
  const changed = (property.languages ?? []).filter((language) => raw(from, language) !== raw(to, language))
  return changed.map((language) => {
    const [before, after] = [textIn(from, language), textIn(to, language)]
    return (
      <Box key={language} lang={language}>
        <Box component="span" sx={{ color: 'text.secondary' }}>
          {`${translate(`form.languages.${language}`, { _: language })}: `}
        </Box>
        {before !== '' && after !== '' ? (
          <Changed before={before} after={after} />
        ) : (
          <Pieces pieces={[gone(before), fresh(after)]} />
        )}
      </Box>
    )
  })
}
