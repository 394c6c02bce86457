/** Recent exports of the person: how far each is, its file while it is kept, or why there is none. */
import Download from '@mui/icons-material/Download'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Skeleton from '@mui/material/Skeleton'
import type { SxProps, Theme } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { useNotify, useTranslate } from 'react-admin'
import { callForFile } from '#providers/http.ts'
import { saveFile } from '#resources/list/export/saveFile.ts'
import { ProgressBar } from '#resources/page/ProgressBar.tsx'
import { ReadFailure } from '#resources/page/ReadFailure.tsx'
import { callMessage } from '#resources/form/serverErrors.ts'
import { formatMoment } from '#resources/texts/dates.ts'
import { useKnownLocale } from '#resources/texts/useValue.ts'
import { exportJob, type ExportJob } from '#schemas/generated/export-job.ts'
import { isUnderWay, useExports } from './exports.ts'

export const OwnExports = () => {
  const translate = useTranslate()
  const { data, error, refetch } = useExports()
  if (error && !data) return <ReadFailure error={error} onRetry={() => void refetch()} />
  if (!data) return <Skeleton variant="rounded" height={96} aria-busy />
  if (data.length === 0) return <Typography color="text.secondary">{translate('exportPage.none')}</Typography>
  return (
    <Box component="ul" sx={list}>
      {data.map((one) => (
        <Line key={one.id} job={one} />
      ))}
    </Box>
  )
}

const Line = ({ job }: { job: ExportJob }) => {
  const translate = useTranslate()
  const locale = useKnownLocale()
  const number = (value: number | null | undefined) => (value ?? 0).toLocaleString(locale)
  const value = (property: string, one: string) => translate(`resources.${exportJob.name}.values.${property}.${one}`)
  const title = `${value('columns', job.columns)} · ${value('format', job.format)}`
  const rows = translate('exportPage.rows', { smart_count: job.rows ?? 0, count: number(job.rows) })
  const [isOver] = useState(() => Date.now())
  const isKept = job.state === 'done' && Date.parse(job.expiresAt ?? '') > isOver
  return (
    <Box component="li">
      <div>
        <Typography component="h3" sx={{ fontWeight: 560 }}>
          {title}
        </Typography>
        <Typography variant="body2" color="text.secondary">
          {[formatMoment(job.createdAt ?? ''), rows, ...(job.size ? [sizeText(job.size, locale)] : [])].join(' · ')}
        </Typography>
      </div>
      <Box sx={{ minWidth: 0 }}>
        {isUnderWay(job) ? (
          <Underway job={job} label={title} />
        ) : (
          <Typography variant="body2" color={job.state === 'failed' ? 'error' : 'text.secondary'}>
            {isKept
              ? translate('exportPage.until', { moment: formatMoment(job.expiresAt ?? '') })
              : (job.why ?? value('state', 'expired'))}
          </Typography>
        )}
      </Box>
      <Box className="get">{isKept && <DownloadButton id={job.id} title={title} />}</Box>
    </Box>
  )
}

const Underway = ({ job: { state, done, total }, label }: { job: ExportJob; label: string }) => {
  const translate = useTranslate()
  const locale = useKnownLocale()
  const [written, all] = [done ?? 0, total ?? 0]
  if (state === 'waiting') return <Typography variant="body2">{translate('exportPage.waiting')}</Typography>
  return (
    <>
      <ProgressBar
        value={all === 0 ? 0 : Math.min(100, (100 * written) / all)}
        aria-label={label}
        sx={{ height: 8, borderRadius: 1, mb: 0.5 }}
      />
      <Typography variant="body2" sx={{ fontVariantNumeric: 'tabular-nums' }}>
        {translate('exportPage.progress', { done: written.toLocaleString(locale), total: all.toLocaleString(locale) })}
      </Typography>
    </>
  )
}

const DownloadButton = ({ id, title }: { id: number; title: string }) => {
  const translate = useTranslate()
  const notify = useNotify()
  const [isBusy, setBusy] = useState(false)
  const handleClick = async () => {
    setBusy(true)
    try {
      saveFile(await callForFile('GET', `${exportJob.api}/${id}/content`, {}))
    } catch (error) {
      notify(callMessage(error), { type: 'error' })
    } finally {
      setBusy(false)
    }
  }
  return (
    <Button
      startIcon={<Download />}
      loading={isBusy}
      aria-label={translate('phrase.labelled', { label: translate('exportPage.download'), value: title })}
      onClick={() => void handleClick()}
    >
      {translate('exportPage.download')}
    </Button>
  )
}

const units = ['B', 'kB', 'MB', 'GB'] as const
function sizeText(bytes: number, locale: string): string {
  const step = Math.min(units.length - 1, Math.floor(Math.log10(Math.max(1, bytes)) / 3))
  return `${(bytes / 1000 ** step).toLocaleString(locale, { maximumFractionDigits: step > 1 ? 1 : 0 })} ${units[step]}`
}

const list: SxProps<Theme> = (theme) => ({
  m: 0,
  p: 0,
  listStyle: 'none',
  '& > li': {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 2fr) 160px',
    alignItems: 'center',
    gap: theme.spacing(0.5, 2),
    padding: theme.spacing(1, 0),
    minHeight: 60,
  },
  '& > li + li': { borderTop: `1px solid ${theme.palette.divider}` },
  '& .get': { textAlign: 'right' },
  [theme.breakpoints.down('sm')]: {
    '& > li': { gridTemplateColumns: 'minmax(0, 1fr)' },
    '& .get': { textAlign: 'left', ml: -1 },
  },
})
