/** All agreements of a file in one form, saved at once with one reason. */
import Add from '@mui/icons-material/Add'
import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Paper from '@mui/material/Paper'
import Skeleton from '@mui/material/Skeleton'
import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { useNotify, useTranslate } from 'react-admin'
import { RefusedError, type FieldMessages } from '#providers/callErrors.ts'
import { call } from '#providers/http.ts'
import { useFormKey } from '#resources/form/useFormKey.ts'
import { DayField } from '#resources/inputs/date/DayField.tsx'
import { callMessage } from '#resources/form/serverErrors.ts'
import { agreedOf, emptyRow, typedOf, type ClaimChoice, type Standing, type Typed } from './interestAgreements.ts'
import { AgreementRow } from './AgreementRow.tsx'
import { ComparisonView } from './ComparisonView.tsx'
import { useComparison } from './useComparison.ts'

type InterestFormProps = { file: number; standing: Standing; claims: readonly ClaimChoice[]; onSaved: () => void }

export const InterestForm = ({ file, standing, claims, onSaved }: InterestFormProps) => {
  const translate = useTranslate()
  const notify = useNotify()
  const queryClient = useQueryClient()
  const formKey = useFormKey()
  const begun = typedOf(standing)
  const [rows, setRows] = useState<readonly Typed[]>(begun)
  const lastKey = useRef(begun.length)
  const [on, setOn] = useState('')
  const [reason, setReason] = useState('')
  const [failure, setFailure] = useState<unknown>(null)
  const [isBusy, setBusy] = useState(false)
  const settings = rows.map(agreedOf)
  const isChanged = JSON.stringify(settings) !== JSON.stringify(begun.map(agreedOf))
  const {
    comparison,
    isOld,
    errors: wrong,
    error,
  } = useComparison(file, settings, /^(19|20|21)\d\d-/.test(on) ? on : '')
  const errors: FieldMessages = failure instanceof RefusedError ? { ...wrong, ...failure.fields } : wrong
  const errorsOf = (place: number) =>
    Object.fromEntries(
      Object.entries(errors).flatMap(([name, [message]]) =>
        name.startsWith(`settings.${place}.`) && message !== undefined ? [[name.split('.')[2], message]] : [],
      ),
    )
  const told = failure ?? (Object.keys(wrong).length === 0 ? error : null)
  const isTold = told !== null && !(told instanceof RefusedError && Object.keys(told.fields).length > 0)
  const save = async () => {
    setBusy(true)
    setFailure(null)
    try {
      const body = { settings, reason, basis: standing.basis }
      await formKey.send((key) => call('PUT', `/api/v4/file/${file}/interest-setting`, { body, key }))
      notify('interestPage.saved', { type: 'success' })
      setReason('')
      void queryClient.invalidateQueries({ queryKey: ['file'] })
      void queryClient.invalidateQueries({ queryKey: ['interest-setting'] })
      onSaved()
    } catch (refusal) {
      setFailure(refusal)
    }
    setBusy(false)
  }
  const change = (next: readonly Typed[]) => {
    setFailure(null)
    setRows(next)
  }
  return (
    <Paper
      component="form"
      variant="outlined"
      noValidate
      onSubmit={(event: { preventDefault: () => void }) => {
        event.preventDefault()
        if (isChanged && reason.trim() !== '') void save()
      }}
      sx={{ p: { xs: 2, sm: 3 }, display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}
    >
      <Box>
        {rows.length === 0 && <Typography color="text.secondary">{translate('interestPage.none')}</Typography>}
        {rows.map((row, place) => (
          <AgreementRow
            key={row.key}
            row={row}
            place={place + 1}
            claims={claims}
            errors={errorsOf(place)}
            onChange={(next) => change(rows.with(place, next))}
            onRemove={() => change(rows.toSpliced(place, 1))}
          />
        ))}
        <Button startIcon={<Add />} onClick={() => change([...rows, emptyRow((lastKey.current += 1))])}>
          {translate('interestPage.add')}
        </Button>
      </Box>
      <Box
        component="section"
        aria-label={translate('interestPage.comparison')}
        sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}
      >
        <Typography component="h2" variant="subtitle1" sx={{ fontWeight: 600 }}>
          {translate('interestPage.comparison')}
        </Typography>
        <DayField
          isOptional
          label={translate('collectionFile.on')}
          value={on === '' ? (comparison?.on ?? '') : on}
          onChange={setOn}
          sx={{ maxWidth: 200 }}
        />
        {comparison ? (
          <ComparisonView comparison={comparison} isOld={isOld} />
        ) : (
          !error && <Skeleton variant="rounded" height={160} aria-busy />
        )}
      </Box>
      {isTold && <Alert severity="error">{translate(callMessage(told))}</Alert>}
      <TextField
        required
        label={translate('resources.interest-setting.fields.reason')}
        value={reason}
        onChange={({ target }) => setReason(target.value)}
        error={errors.reason !== undefined}
        helperText={errors.reason?.[0] ?? translate('interestPage.reasonHelp')}
        slotProps={{ htmlInput: { maxLength: 400 } }}
        sx={{ maxWidth: 560 }}
      />
      <Box sx={{ display: 'flex', gap: 1 }}>
        <Button type="submit" variant="contained" loading={isBusy} disabled={!isChanged || reason.trim() === ''}>
          {translate('ra.action.save')}
        </Button>
        <Button disabled={!isChanged} onClick={() => change(begun)}>
          {translate('interestPage.undo')}
        </Button>
      </Box>
    </Paper>
  )
}
