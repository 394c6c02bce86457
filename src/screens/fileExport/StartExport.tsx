/** Content and form of an export, the number of rows before anything is written, and the start. */
import FileDownload from '@mui/icons-material/FileDownloadOutlined'
import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import FormControlLabel from '@mui/material/FormControlLabel'
import Radio from '@mui/material/Radio'
import RadioGroup from '@mui/material/RadioGroup'
import ToggleButton from '@mui/material/ToggleButton'
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup'
import Typography from '@mui/material/Typography'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useNotify, useTranslate } from 'react-admin'
import { call } from '#providers/http.ts'
import { useFormKey } from '#resources/form/useFormKey.ts'
import type { ListFilter } from '#resources/list/filters/names.ts'
import { columnsOf } from '#resources/page/pageGrid.ts'
import { callMessage } from '#resources/form/serverErrors.ts'
import { useKnownLocale } from '#resources/texts/useValue.ts'
import { columnSets, exportsKey, formats, queryOf, type ColumnSet, type Format, type useCount } from './exports.ts'

type StartExportProps = {
  columns: ColumnSet
  filter: ListFilter
  count: ReturnType<typeof useCount>
  onColumns: (columns: ColumnSet) => void
}

export const StartExport = ({ columns, filter, count, onColumns }: StartExportProps) => {
  const translate = useTranslate()
  const notify = useNotify()
  const queryClient = useQueryClient()
  const formKey = useFormKey()
  const [format, setFormat] = useState<Format>('xlsx')
  const [isBusy, setBusy] = useState(false)
  const handleStart = async () => {
    setBusy(true)
    try {
      const body = { ...queryOf(filter), columns, format }
      await formKey.send((key) => call('POST', '/api/v4/file/export', { body, key }))
      notify('exportPage.started', { type: 'success' })
      await queryClient.invalidateQueries({ queryKey: exportsKey })
    } catch (error) {
      notify(callMessage(error), { type: 'error' })
    } finally {
      setBusy(false)
    }
  }
  const { data, error, isPlaceholderData } = count
  return (
    <>
      <RadioGroup
        value={columns}
        onChange={(_, next) => onColumns(next as ColumnSet)}
        aria-label={translate('exportPage.columns')}
        sx={{ display: 'grid', gridTemplateColumns: columnsOf(16, 4), gap: 2 }}
      >
        {columnSets.map((name) => (
          <FormControlLabel
            key={name}
            value={name}
            control={<Radio />}
            sx={{ alignItems: 'start', m: 0, ml: -1.25 }}
            label={
              <Box sx={{ pt: 1 }}>
                {translate(`resources.export-job.values.columns.${name}`)}
                <Typography variant="body2" color="text.secondary">
                  {translate(`exportPage.sets.${name}`)}
                </Typography>
              </Box>
            }
          />
        ))}
      </RadioGroup>
      {error && <Alert severity="error">{translate(callMessage(error), { _: callMessage(error) })}</Alert>}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2 }}>
        <ToggleButtonGroup
          exclusive
          size="small"
          value={format}
          onChange={(_, next: Format | null) => next && setFormat(next)}
          aria-label={translate('exportPage.format')}
        >
          {formats.map((name) => (
            <ToggleButton key={name} value={name}>
              {translate(`resources.export-job.values.format.${name}`)}
            </ToggleButton>
          ))}
        </ToggleButtonGroup>
        <Button
          variant="contained"
          startIcon={<FileDownload />}
          loading={isBusy}
          disabled={!data || data.files === 0 || error !== null}
          onClick={() => void handleStart()}
        >
          {translate('exportPage.start')}
        </Button>
        <Typography role="status" aria-busy={!data || isPlaceholderData} sx={{ minHeight: 24 }}>
          {data && !error ? <CountText {...data} /> : null}
        </Typography>
      </Box>
    </>
  )
}

const CountText = ({ files, rows }: { files: number; rows: number }) => {
  const translate = useTranslate()
  const locale = useKnownLocale()
  const number = (value: number) => value.toLocaleString(locale)
  const ofFiles = translate('exportPage.files', { smart_count: files, count: number(files) })
  if (files === rows) return <>{ofFiles}</>
  return <>{`${ofFiles}, ${translate('exportPage.rows', { smart_count: rows, count: number(rows) })}`}</>
}
