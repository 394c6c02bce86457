/** Asks what an action of a lifecycle needs before it is taken: a yes, a reason, the record's name, or fields. */
import Box from '@mui/material/Box'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogContentText from '@mui/material/DialogContentText'
import DialogTitle from '@mui/material/DialogTitle'
import TextField from '@mui/material/TextField'
import { useId, useMemo, useState } from 'react'
import { useTranslate } from 'react-admin'
import type { FieldValues, Resolver } from 'react-hook-form'
import { filledIn, toWire } from '#providers/wireRecord.ts'
import type { Entity } from '#schemas/entity.ts'
import type { LifecycleAction } from '#schemas/lifecycle.ts'
import { AskingDialog } from '#resources/dialog/AskingDialog.tsx'
import type { ActionInputs } from '#resources/contexts/entityOptions.ts'
import { CheckedForm } from '#resources/form/CheckedForm.tsx'
import { FormAlert } from '#resources/form/FormAlert.tsx'
import { FormButtons } from '#resources/form/FormButtons.tsx'
import { HeldNote } from '#resources/actions/HeldNote.tsx'
import { callMessage, fieldErrors, formWide } from '#resources/form/serverErrors.ts'

type ActionDialogProps = {
  entity: Entity
  name: string
  action: LifecycleAction
  /** Translated title of the dialog, and label of its button. */
  title: string
  isOpen: boolean
  /** Typed to confirm, where the schema asks for that. */
  recordTitle: string
  inputs: ActionInputs
  /** Gets what was filled in; what it throws is shown. */
  take: (body: Readonly<Record<string, unknown>>) => Promise<void>
  onClose: () => void
}

export const ActionDialog = ({ isOpen, onClose, ...props }: ActionDialogProps) => {
  const heading = useId()
  return (
    <AskingDialog
      open={isOpen}
      onClose={onClose}
      leaving="page"
      fullWidth
      maxWidth="sm"
      aria-labelledby={heading}
      sx={{ '& form': { display: 'flex', flexDirection: 'column', minHeight: 0 } }}
    >
      {(close) => (
        <>
          <DialogTitle id={heading}>{props.title}</DialogTitle>
          <ActionForm {...props} onCancel={close} />
        </>
      )}
    </AskingDialog>
  )
}

type ActionFormProps = Omit<ActionDialogProps, 'isOpen' | 'onClose'> & { onCancel: () => void }

const ActionForm = ({ entity, name, action, title, recordTitle, inputs, take, onCancel }: ActionFormProps) => {
  const translate = useTranslate()
  const placed = useMemo(() => new Set<string>(), [])
  const [typed, setTyped] = useState('')
  const { fields, confirm, sends } = action
  const asked = useMemo(() => askedOf(entity, action), [entity, action])
  const names = asked.properties.map((property) => property.name)
  const sure = confirm === 'ask' && names.length === 0 ? translate('lifecycle.sure') : ''
  const question = translate(`resources.${entity.name}.actions.${name}.question`, { _: sure })

  /** The server checks the rest, and says it at the field. */
  const resolver: Resolver<FieldValues> = (values) => {
    const missing = fields.require.filter((field) => (values[field] ?? '') === '')
    const message = translate('validation.required')
    const errors = Object.fromEntries(missing.map((field) => [field, { type: 'required', message }]))
    return missing.length > 0 ? { values: {}, errors } : { values, errors: {} }
  }
  const handleSubmit = async (values: FieldValues) => {
    try {
      await take(filledIn(toWire(asked, values, () => true)))
      return undefined
    } catch (error) {
      return fieldErrors(asked, error, placed) ?? { [formWide]: translate(callMessage(error)) }
    }
  }
  return (
    <CheckedForm inputs={placed} defaultValues={defaultsOf(asked)} resolver={resolver} onSubmit={handleSubmit}>
      <DialogContent sx={{ display: 'grid', gap: 2 }}>
        {question !== '' && <DialogContentText>{question}</DialogContentText>}
        {sends && <HeldNote />}
        <FormAlert />
        {names.length > 0 && (
          <Box sx={{ display: 'grid', gap: 2 }}>
            {names.map((field) => {
              const Input = inputs[field]
              return Input && <Input key={field} required={fields.require.includes(field)} />
            })}
          </Box>
        )}
        {confirm === 'type' && (
          <TextField
            label={translate('lifecycle.typeName', { name: recordTitle })}
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
            autoComplete="off"
            autoFocus
          />
        )}
      </DialogContent>
      <DialogActions>
        <FormButtons
          label={title}
          isDangerous={action.danger === true}
          isReady={confirm !== 'type' || typed.trim() === recordTitle}
          onCancel={onCancel}
        />
      </DialogActions>
    </CheckedForm>
  )
}

/** The properties and parameters that are asked for, as a form of their own. */
function askedOf(entity: Entity, { fields }: LifecycleAction): Entity {
  const all = [...entity.properties, ...(entity.lifecycle?.parameters ?? [])]
  const properties = [...fields.require, ...fields.optional].flatMap((name) => all.filter((one) => one.name === name))
  return { ...entity, properties: properties.map((property) => ({ ...property, readOnly: false })) }
}

/** Default values of parameters only: those of properties stand in the record already, on the page behind. */
const defaultsOf = ({ properties, lifecycle }: Entity) =>
  Object.fromEntries(
    properties.flatMap(({ name, default: value }) =>
      value !== undefined && lifecycle?.parameters.some((one) => one.name === name) ? [[name, value]] : [],
    ),
  )
