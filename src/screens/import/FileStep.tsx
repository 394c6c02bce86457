/** First step of an import: a file is chosen, dropped or pasted, and read by the server. */
import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import LinearProgress from '@mui/material/LinearProgress'
import Download from '@mui/icons-material/FileDownloadOutlined'
import { useQueryClient } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { useNotify, useTranslate, useTranslateLabel } from 'react-admin'
import { call, callForFile } from '#providers/http.ts'
import { FilePlace } from '#resources/inputs/file/FilePlace.tsx'
import { textPage } from '#resources/page/pageGrid.ts'
import { callMessage } from '#resources/form/serverErrors.ts'
import { saveFile } from '#resources/list/export/saveFile.ts'
import type { Entity } from '#schemas/entity.ts'
import { accepted, mostBytes, uploadKey, type Upload } from './imports.ts'

type FileStepProps = { entity: Entity; name: string; onRead: (upload: Upload) => void }

export const FileStep = ({ entity, name, onRead }: FileStepProps) => {
  const id = useId()
  const translate = useTranslate()
  const translateLabel = useTranslateLabel()
  const notify = useNotify()
  const queryClient = useQueryClient()
  const [file, setFile] = useState<File>()
  const [refusal, setRefusal] = useState<string>()
  const isReading = file !== undefined && refusal === undefined
  const key = (entity.key ?? []).map((source) => String(translateLabel({ source, resource: entity.name })))

  const handleFiles = ([chosen]: File[]) => {
    setFile(chosen)
    setRefusal(undefined)
    if (!chosen) return
    // The file's own type is dropped, because browsers guess another on each system.
    const body = new Blob([chosen], { type: 'application/octet-stream' })
    call('POST', `${entity.api}/import`, { query: { _name: chosen.name }, body }).then(
      (answer) => {
        const upload = answer as Upload
        queryClient.setQueryData(uploadKey(upload.id), upload)
        onRead(upload)
      },
      (error: unknown) => setRefusal(callMessage(error)),
    )
  }
  const handleTemplate = () =>
    callForFile('GET', `${entity.api}/import/template`).then(saveFile, (error: unknown) =>
      notify(callMessage(error), { type: 'error' }),
    )

  const label = translate('importPage.file', { name })
  return (
    <Box component="section" aria-label={translate('importPage.step.file')} sx={textPage}>
      <FilePlace
        control={{ id, label, note: undefined, required: true, disabled: isReading, invalid: refusal !== undefined }}
        files={file ? [file] : []}
        onFiles={handleFiles}
        rules={{ accept: accepted, maxSize: mostBytes, maxCount: 1 }}
      />
      {isReading && <LinearProgress aria-label={translate('importPage.reading')} />}
      {refusal !== undefined && <Alert severity="error">{translate(refusal, { _: refusal })}</Alert>}
      <Box component="ul" sx={{ m: 0, pl: 2.5, color: 'text.secondary', '& li': { mb: 0.5 } }}>
        <li>{translate('importPage.firstLine')}</li>
        <li>{translate('importPage.notations')}</li>
        <li>
          {key.length > 0
            ? translate('importPage.byKey', { key: key.join(' + ') })
            : translate('importPage.withoutKey')}
        </li>
        <li>{translate('importPage.nothingYet')}</li>
      </Box>
      <Button
        variant="outlined"
        startIcon={<Download />}
        onClick={() => void handleTemplate()}
        sx={{ justifySelf: 'start' }}
      >
        {translate('importPage.template')}
      </Button>
    </Box>
  )
}
