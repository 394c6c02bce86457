/** Idempotency-Key of a form or dialog, created when it opens. */
import { useState } from 'react'
import { createFormKey, type FormKey } from '#providers/idempotency.ts'

export const useFormKey = (): FormKey => useState(createFormKey)[0]
