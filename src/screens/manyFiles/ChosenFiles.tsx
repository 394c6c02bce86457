/** Number of files found, and the typed numbers that name none or several. */
import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import { useTranslate } from 'react-admin'
import { useKnownLocale } from '#resources/texts/useValue.ts'
import type { Chosen } from './chosenFiles.ts'

/** Numbers that are named; the others are counted. */
const mostNamed = 50

export const ChosenFiles = ({ chosen }: { chosen: Chosen | undefined }) => {
  const translate = useTranslate()
  const number = new Intl.NumberFormat(useKnownLocale())
  const { count = 0, unknown = [], several = [] } = chosen ?? {}
  const named = (texts: readonly string[]) =>
    texts.length > mostNamed ? `${texts.slice(0, mostNamed).join(', ')}, …` : texts.join(', ')
  return (
    <Box role="status" sx={{ display: 'grid', gap: 1 }}>
      {chosen && (
        <Alert severity={count > 0 ? 'success' : 'warning'}>
          {translate('manyFiles.found', { smart_count: count, count: number.format(count) })}
        </Alert>
      )}
      {unknown.length > 0 && (
        <Alert severity="warning" sx={{ overflowWrap: 'anywhere' }}>
          {translate('manyFiles.unknown', { smart_count: unknown.length, numbers: named(unknown) })}
        </Alert>
      )}
      {several.length > 0 && (
        <Alert severity="warning" sx={{ overflowWrap: 'anywhere' }}>
          {translate('manyFiles.several', {
            smart_count: several.length,
            numbers: named(several.map(({ text, count: times }) => `${text} (${times}×)`)),
          })}
        </Alert>
      )}
    </Box>
  )
}
