/** Dialog with the fields of an action; the server's errors show at them. */
import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogContentText from '@mui/material/DialogContentText'
import DialogTitle from '@mui/material/DialogTitle'
import MenuItem from '@mui/material/MenuItem'
import TextField from '@mui/material/TextField'
import { useState, type FormEvent } from 'react'
import { useTranslate } from 'react-admin'
import { HeldNote } from '#resources/HeldNote.tsx'
import { RefusedError, type FieldMessages } from '#providers/callErrors.ts'
import { useUnsaved } from '#resources/form/UnsavedContext.ts'
import { callMessage } from '#resources/serverErrors.ts'

export type ActionField = {
  name: string
  /** Label, translated. */
  label: string
  required?: boolean
  /** Options of a choice; the first is preselected. */
  choices?: readonly { id: string; name: string }[]
  /** Lines of a longer text. */
  lines?: number
}

type ActionFormProps = {
  id: string
  title: string
  lead?: string
  submit: string
  fields: readonly ActionField[]
  /** The action sends a letter. */
  sends?: boolean
  /** Receives the input without empty values. */
  act: (body: Readonly<Record<string, string>>) => Promise<void>
  onCancel: () => void
}

export const ActionForm = ({ id, title, lead, submit, fields, sends, act, onCancel }: ActionFormProps) => {
  const translate = useTranslate()
  const [errors, setErrors] = useState<FieldMessages>({})
  const [isBusy, setBusy] = useState(false)
  const [isTyped, setTyped] = useState(false)
  useUnsaved(isTyped && !isBusy)

  const handleSubmit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const given = [...new FormData(event.currentTarget)].map(([name, value]) => [name, String(value).trim()] as const)
    const filled = Object.fromEntries(given.filter(([, value]) => value !== ''))
    const missing = fields.filter((field) => field.required && filled[field.name] === undefined)
    if (missing.length > 0)
      return setErrors(Object.fromEntries(missing.map(({ name }) => [name, ['ra.validation.required']])))
    setBusy(true)
    try {
      await act(filled)
    } catch (error) {
      setErrors(error instanceof RefusedError ? error.fields : { common: [callMessage(error)] })
    } finally {
      setBusy(false)
    }
  }

  const said = (name: string) => errors[name]?.[0] && translate(errors[name][0], { _: errors[name][0] })
  const other = Object.keys(errors).find((name) => !fields.some((field) => field.name === name))
  return (
    <Box
      component="form"
      noValidate
      onInput={() => setTyped(true)}
      onSubmit={(event: FormEvent<HTMLFormElement>) => void handleSubmit(event)}
    >
      <DialogTitle id={id}>{title}</DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 2 }}>
        <Box role="alert" sx={{ '&:empty': { display: 'none' } }}>
          {other && <Alert severity="error">{said(other)}</Alert>}
        </Box>
        {lead && <DialogContentText>{lead}</DialogContentText>}
        {sends && <HeldNote />}
        {fields.map(({ name, label, required, choices, lines }, index) => (
          <TextField
            key={name}
            name={name}
            id={`${id}-${name}`}
            label={label}
            required={required}
            select={choices !== undefined}
            defaultValue={choices?.[0]?.id ?? ''}
            multiline={lines !== undefined}
            minRows={lines}
            autoFocus={index === 0}
            fullWidth
            margin="dense"
            error={errors[name] !== undefined}
            helperText={said(name)}
          >
            {choices?.map((choice) => (
              <MenuItem key={choice.id} value={choice.id}>
                {choice.name}
              </MenuItem>
            ))}
          </TextField>
        ))}
      </DialogContent>
      <DialogActions>
        <Button onClick={onCancel}>{translate('ra.action.cancel')}</Button>
        <Button type="submit" variant="contained" loading={isBusy}>
          {submit}
        </Button>
      </DialogActions>
    </Box>
  )
}
