/** A CSV or XLSX of which one column has numbers or references of files. */
import Alert from '@mui/material/Alert'
import LinearProgress from '@mui/material/LinearProgress'
import MenuItem from '@mui/material/MenuItem'
import TextField from '@mui/material/TextField'
import { useId, useState } from 'react'
import { useNotify, useTranslate } from 'react-admin'
import { call } from '#providers/http.ts'
import { FilePlace } from '#resources/inputs/file/FilePlace.tsx'
import { callMessage } from '#resources/form/serverErrors.ts'
import type { Chosen } from './chosenFiles.ts'
import { findFiles } from './findFiles.ts'

type Column = { header: string; texts: readonly string[]; found: number }
const rules = { accept: '.csv,.xlsx,.txt,.tsv', maxSize: 32_000_000, maxCount: 1 }

export const NumberFile = ({ onChosen }: { onChosen: (chosen: Chosen | undefined) => void }) => {
  const id = useId()
  const translate = useTranslate()
  const notify = useNotify()
  const [file, setFile] = useState<File>()
  const [refusal, setRefusal] = useState<string>()
  const [columns, setColumns] = useState<readonly Column[]>()
  const [column, setColumn] = useState(0)
  const isReading = file !== undefined && refusal === undefined && columns === undefined

  const take = async (all: readonly Column[], index: number) => {
    setColumn(index)
    onChosen(undefined)
    try {
      onChosen(await findFiles(all[index]?.texts ?? []))
    } catch (error) {
      notify(callMessage(error), { type: 'error' })
    }
  }
  const handleFiles = async ([chosen]: File[]) => {
    setFile(chosen)
    setRefusal(undefined)
    setColumns(undefined)
    onChosen(undefined)
    if (!chosen) return
    // The file's own type is dropped, because browsers guess another on each system.
    const body = new Blob([chosen], { type: 'application/octet-stream' })
    try {
      const read = await call('POST', '/api/v4/file/bulk/read', { body })
      setColumns(read.columns)
      const best = read.columns.reduce((most, one, at) => (one.found > (read.columns[most]?.found ?? 0) ? at : most), 0)
      await take(read.columns, best)
    } catch (error) {
      setRefusal(callMessage(error))
    }
  }
  const label = translate('manyFiles.file')
  return (
    <>
      <FilePlace
        control={{ id, label, note: undefined, required: true, disabled: isReading, invalid: refusal !== undefined }}
        files={file ? [file] : []}
        onFiles={(files) => void handleFiles(files)}
        rules={rules}
      />
      {isReading && <LinearProgress aria-label={translate('importPage.reading')} />}
      {refusal !== undefined && <Alert severity="error">{translate(refusal, { _: refusal })}</Alert>}
      {columns && (
        <TextField
          select
          size="small"
          label={translate('manyFiles.column')}
          value={String(column)}
          onChange={({ target }) => void take(columns, Number(target.value))}
          sx={{ maxWidth: 480 }}
        >
          {columns.map(({ header, found, texts }, index) => (
            <MenuItem key={header} value={String(index)}>
              {translate('manyFiles.columnFound', { header: header || `#${index + 1}`, found, count: texts.length })}
            </MenuItem>
          ))}
        </TextField>
      )}
    </>
  )
}
