/**
 * Form whose inputs register themselves: the resolver checks them, errors stay at them, and leaving with
 * unsaved input asks first.
 */
import type { ComponentProps } from 'react'
import { Form } from 'react-admin'
import { InputsContext } from '#resources/contexts/FormSurface.ts'
import { DraftContext, type Draft } from './drafts/draft.ts'
import { UnsavedWarning } from './UnsavedWarning.tsx'

type CheckedFormProps = ComponentProps<typeof Form> & {
  inputs: Set<string>
  /** Draft that keeps what is typed; absent: it is not kept. */
  draft?: Draft
}

export const CheckedForm = ({ inputs, draft, ...form }: CheckedFormProps) => (
  <InputsContext value={inputs}>
    <DraftContext value={draft}>
      <Form
        noValidate
        disableInvalidFormNotification
        warnWhenUnsavedChanges
        WarnWhenUnsavedChangesComponent={UnsavedWarning}
        {...form}
      />
    </DraftContext>
  </InputsContext>
)
