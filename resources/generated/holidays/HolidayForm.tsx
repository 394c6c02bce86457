// Generated from holiday.schema.json by npm run codegen. Do not edit.
import { EntityForm } from '#resources/form/EntityForm.tsx'
import { FormGroup } from '#resources/form/FormGroup.tsx'
import { holiday } from '#schemas/generated/holiday.ts'
import {
  CodeInput,
  CountryInput,
  DateInput,
  IsBankHolidayInput,
  IsContactFreeInput,
  IsStatutoryInput,
  NameInput,
} from './inputs.tsx'

const validators = () => import('#schemas/generated/holiday.validate.js')

export const HolidayForm = () => (
  <EntityForm entity={holiday} validators={validators}>
    <FormGroup>
      <DateInput />
      <NameInput />
      <CountryInput />
      <IsStatutoryInput />
      <IsBankHolidayInput />
      <IsContactFreeInput />
      <CodeInput />
    </FormGroup>
  </EntityForm>
)
