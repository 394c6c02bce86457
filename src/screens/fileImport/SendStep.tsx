/** First step: the client and its file, chosen or dropped, which the server reads at once. */
import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import LinearProgress from '@mui/material/LinearProgress'
import Download from '@mui/icons-material/FileDownloadOutlined'
import { useQueryClient } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { ResourceContextProvider, useNotify, useTranslate } from 'react-admin'
import { call, callForFile } from '#providers/http.ts'
import { RelationPicker } from '#resources/inputs/choice/RelationPicker.tsx'
import { FilePlace } from '#resources/inputs/file/FilePlace.tsx'
import { saveFile } from '#resources/list/export/saveFile.ts'
import { textPage } from '#resources/page/pageGrid.ts'
import { callMessage } from '#resources/form/serverErrors.ts'
import type { Related } from '#resources/texts/relatedText.ts'
import TextField from '@mui/material/TextField'
import { accepted, importKey, mostBytes, type Import, type Kind } from './imports.ts'

const active = { active: true }
const embed = ['company']
const of = { resource: 'import-job', property: 'customer' }

/** Texts that say what rows of a kind become. */
const becomes: Readonly<Record<Kind, string>> = {
  file: 'fileImport.grouped',
  subscription: 'fileImport.terms',
  precasso: 'fileImport.items',
  precasso_update: 'fileImport.updates',
}

export const SendStep = ({ kind, onSent }: { kind: Kind; onSent: (id: number) => void }) => {
  const id = useId()
  const translate = useTranslate()
  const notify = useNotify()
  const queryClient = useQueryClient()
  const [customer, setCustomer] = useState<Related | null>(null)
  const [file, setFile] = useState<File>()
  const [refusal, setRefusal] = useState<string>()
  const isReading = file !== undefined && refusal === undefined

  const handleFiles = ([chosen]: File[]) => {
    setFile(chosen)
    setRefusal(undefined)
    if (!chosen || !customer) return
    // The file's own type is dropped, because browsers guess another on each system.
    const body = new Blob([chosen], { type: 'application/octet-stream' })
    call('POST', '/api/v4/import-job', { query: { _name: chosen.name, type: kind, customer: customer.id }, body }).then(
      (answer) => {
        const sent = answer as unknown as Import
        queryClient.setQueryData([importKey, String(sent.id)], sent)
        onSent(sent.id)
      },
      (error: unknown) => setRefusal(callMessage(error)),
    )
  }
  const handleTemplate = () =>
    callForFile('GET', `/api/v4/import-job/template?type=${kind}`).then(saveFile, (error: unknown) =>
      notify(callMessage(error), { type: 'error' }),
    )

  return (
    <Box component="section" aria-label={translate('fileImport.send')} sx={textPage}>
      <ResourceContextProvider value="import-job">
        <RelationPicker
          {...{ reference: 'customer', embed, where: active, of }}
          value={customer}
          onChange={setCustomer}
          disabled={isReading}
          input={(params) => (
            <TextField {...params} size="small" required label={translate('resources.import-job.fields.customer')} />
          )}
        />
      </ResourceContextProvider>
      <FilePlace
        control={{
          id,
          label: translate('fileImport.file'),
          note: undefined,
          required: true,
          disabled: isReading || customer === null,
          invalid: refusal !== undefined,
        }}
        files={file ? [file] : []}
        onFiles={handleFiles}
        rules={{ accept: accepted, maxSize: mostBytes, maxCount: 1 }}
      />
      {customer === null && <Alert severity="info">{translate('fileImport.customerFirst')}</Alert>}
      {isReading && <LinearProgress aria-label={translate('importPage.reading')} />}
      {refusal !== undefined && <Alert severity="error">{translate(refusal, { _: refusal })}</Alert>}
      <Box component="ul" sx={{ m: 0, pl: 2.5, color: 'text.secondary', '& li': { mb: 0.5 } }}>
        <li>{translate(kind === 'precasso_update' ? 'fileImport.formatsUpdates' : 'fileImport.formats')}</li>
        <li>{translate('importPage.notations')}</li>
        <li>{translate(becomes[kind])}</li>
        <li>{translate(kind === 'precasso_update' ? 'fileImport.knownUpdates' : 'fileImport.known')}</li>
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
