/** Progress of a job: a bar if its total is known, otherwise the number that is done. */
import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useTranslate } from 'react-admin'
import { ProgressBar } from '#resources/page/ProgressBar.tsx'
import { useKnownLocale } from '#resources/texts/useValue.ts'
import type { Progress } from './jobs.ts'

export const JobProgress = ({ progress: { done, total, errors }, label }: { progress: Progress; label: string }) => {
  const translate = useTranslate()
  const locale = useKnownLocale()
  if (done === null) return null
  const number = (value: number) => value.toLocaleString(locale)
  const words =
    total === null
      ? translate('jobs.progress.done', { done: number(done) })
      : translate('jobs.progress.of', { done: number(done), total: number(total) })
  return (
    <Box sx={{ mt: 1 }}>
      {total !== null && total > 0 && (
        <ProgressBar
          value={Math.min(100, (100 * done) / total)}
          aria-label={label}
          sx={{ height: 8, borderRadius: 1, mb: 0.5 }}
        />
      )}
      <Typography variant="body2" component="p" sx={{ fontVariantNumeric: 'tabular-nums' }}>
        {words}
        {errors !== null && errors > 0 && (
          <Box component="span" sx={{ color: 'error.main' }}>
            {' · '}
            {translate('jobs.progress.errors', { smart_count: errors, count: number(errors) })}
          </Box>
        )}
      </Typography>
    </Box>
  )
}
