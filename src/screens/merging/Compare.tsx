/** Files side by side: which one leads, what keeps others out, and what it would come to. */
import ArrowBack from '@mui/icons-material/ArrowBack'
import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Checkbox from '@mui/material/Checkbox'
import FormControlLabel from '@mui/material/FormControlLabel'
import Paper from '@mui/material/Paper'
import Skeleton from '@mui/material/Skeleton'
import TextField from '@mui/material/TextField'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Confirm, useNotify, useTranslate } from 'react-admin'
import { call } from '#providers/http.ts'
import { useFormKey } from '#resources/form/useFormKey.ts'
import { RelationPicker } from '#resources/inputs/choice/RelationPicker.tsx'
import { callMessage } from '#resources/form/serverErrors.ts'
import { file } from '#schemas/generated/file.ts'
import { CompareTable } from './CompareTable.tsx'
import { usePreview, type Options } from './merging.ts'
import { Outcome } from './Outcome.tsx'

type CompareProps = { ids: readonly number[]; onCompare: (ids: readonly number[]) => void }

export const Compare = ({ ids, onCompare }: CompareProps) => {
  const translate = useTranslate()
  const notify = useNotify()
  const queryClient = useQueryClient()
  const formKey = useFormKey()
  const [chosenLead, setLead] = useState<number>()
  const [options, setOptions] = useState<Options>({ logs: true, documents: true })
  const [isAsking, setAsking] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const [first = 0] = ids
  // The server's suggestion leads until somebody chooses another file.
  const guess = usePreview({ lead: first, files: ids.slice(1), options }, ids.length > 1 && chosenLead === undefined)
  const wanted = chosenLead ?? guess.data?.suggested ?? first
  const lead = ids.includes(wanted) ? wanted : first
  const files = ids.filter((id) => id !== lead)
  const { data, error, isFetching } = usePreview({ lead, files, options }, ids.length > 1 && !isBusy)
  const leading = data?.files.find(({ id }) => id === lead)

  const handleMerge = async () => {
    setAsking(false)
    setBusy(true)
    try {
      await formKey.send((key) => call('POST', '/api/v4/merge/run', { body: { lead, files, options }, key }))
      notify('mergeFiles.merged', { type: 'success', messageArgs: { number: leading?.number ?? '' } })
      onCompare([])
      await queryClient.invalidateQueries()
    } catch (failure) {
      notify(callMessage(failure), { type: 'error' })
    } finally {
      setBusy(false)
    }
  }
  return (
    <>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5 }}>
        <Button startIcon={<ArrowBack />} onClick={() => onCompare([])}>
          {translate('mergeFiles.back')}
        </Button>
        <Box sx={{ flex: '0 1 320px', minWidth: 220, ml: { sm: 'auto' } }}>
          <RelationPicker
            key={ids.join()}
            reference={file.name}
            embed={['number', 'debtor']}
            where={{ workflowStatus: { ne: 'closed' }, id: { nin: [...ids] } }}
            value={null}
            onChange={(next) => next && onCompare([...ids, Number(next.id)])}
            input={(params) => <TextField {...params} size="small" label={translate('mergeFiles.add')} />}
          />
        </Box>
      </Box>
      {ids.length < 2 && <Alert severity="info">{translate('mergeFiles.addFirst')}</Alert>}
      {error && <Alert severity="error">{translate(callMessage(error), { _: callMessage(error) })}</Alert>}
      {ids.length > 1 && !data && !error && <Skeleton variant="rounded" height={320} aria-busy />}
      {data && ids.length > 1 && (
        <>
          <Paper variant="outlined" sx={{ overflow: 'hidden' }}>
            <CompareTable
              files={data.files}
              lead={lead}
              onLead={setLead}
              onRemove={(id) => onCompare(ids.filter((one) => one !== id))}
            />
          </Paper>
          <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2 }}>
            {(['logs', 'documents'] as const).map((name) => (
              <FormControlLabel
                key={name}
                control={
                  <Checkbox checked={options[name]} onChange={(_, isOn) => setOptions({ ...options, [name]: isOn })} />
                }
                label={translate(`mergeFiles.options.${name}`)}
              />
            ))}
          </Box>
          {data.outcome ? (
            <Outcome outcome={data.outcome} isOld={isFetching} />
          ) : (
            <Alert severity="warning">{translate('mergeFiles.refused')}</Alert>
          )}
          <Box>
            <Button
              variant="contained"
              loading={isBusy}
              disabled={!data.outcome || isFetching}
              onClick={() => setAsking(true)}
            >
              {translate('mergeFiles.run', { smart_count: ids.length })}
            </Button>
          </Box>
        </>
      )}
      <Confirm
        isOpen={isAsking}
        title={translate('mergeFiles.ask', { number: leading?.number ?? '' })}
        content={translate('mergeFiles.askLead', { smart_count: files.length })}
        confirm={translate('mergeFiles.yes')}
        onConfirm={() => void handleMerge()}
        onClose={() => setAsking(false)}
      />
    </>
  )
}
