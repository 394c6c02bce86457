// Generated from instalment.schema.json by npm run codegen. Do not edit.
import type { ChildKind } from '#resources/form/values/childRows.ts'
import { instalment } from '#schemas/generated/instalment.ts'
import { AmountInput, ArrangementInput, DueDateInput } from './inputs.tsx'

export const instalmentRows: ChildKind = {
  entity: instalment,
  validators: () => import('#schemas/generated/instalment.validate.js'),
  cells: [
    { name: 'arrangement', input: ArrangementInput },
    { name: 'dueDate', input: DueDateInput },
    { name: 'amount', input: AmountInput },
  ],
}
