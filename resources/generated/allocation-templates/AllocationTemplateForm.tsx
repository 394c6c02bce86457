// Generated from allocation-template.schema.json by npm run codegen. Do not edit.
import { EntityForm } from '#resources/form/EntityForm.tsx'
import { FormGroup } from '#resources/form/FormGroup.tsx'
import { allocationTemplate } from '#schemas/generated/allocation-template.ts'
import {
  ActiveInput,
  BailiffCostsFirstInput,
  ComponentsInput,
  CustomersInput,
  IsDefaultInput,
  MostOnerousFirstInput,
  NameInput,
  OldestFirstInput,
  PhaseInput,
  RespectDesignationInput,
} from './inputs.tsx'

const validators = () => import('#schemas/generated/allocation-template.validate.js')

export const AllocationTemplateForm = () => (
  <EntityForm entity={allocationTemplate} validators={validators}>
    <FormGroup name="use">
      <NameInput />
      <CustomersInput />
      <PhaseInput />
      <IsDefaultInput />
      <ActiveInput />
    </FormGroup>
    <FormGroup name="order">
      <ComponentsInput />
      <RespectDesignationInput />
      <MostOnerousFirstInput />
      <OldestFirstInput />
      <BailiffCostsFirstInput />
    </FormGroup>
  </EntityForm>
)
