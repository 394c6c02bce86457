/**
 * Form whose inputs register themselves: the resolver checks them, errors stay at them, and leaving with
 * unsaved input asks first.
 */
import type { ComponentProps } from 'react'
import { Form } from 'react-admin'
import { InputsContext } from '#resources/contexts/FormSurface.ts'
import { UnsavedWarning } from './UnsavedWarning.tsx'

export const CheckedForm = ({ inputs, ...form }: ComponentProps<typeof Form> & { inputs: Set<string> }) => (
  <InputsContext value={inputs}>
    <Form
      noValidate
      disableInvalidFormNotification
      warnWhenUnsavedChanges
      WarnWhenUnsavedChangesComponent={UnsavedWarning}
      {...form}
    />
  </InputsContext>
)
